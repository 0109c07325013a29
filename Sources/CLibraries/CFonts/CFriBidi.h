// SPDX-License-Identifier: MIT

#include <fribidi/fribidi.h>

// Paragraph types are macros of casts, which Swift does not see.
static const FriBidiParType CFRIBIDI_PAR_WLTR = FRIBIDI_PAR_WLTR;
static const FriBidiParType CFRIBIDI_PAR_WRTL = FRIBIDI_PAR_WRTL;
static const FriBidiParType CFRIBIDI_PAR_LTR = FRIBIDI_PAR_LTR;
static const FriBidiParType CFRIBIDI_PAR_RTL = FRIBIDI_PAR_RTL;
static const FriBidiCharType CFRIBIDI_TYPE_LTR = FRIBIDI_TYPE_LTR;
