// SPDX-License-Identifier: MIT

#include <fribidi/fribidi.h>

// FriBidi's paragraph and character types are macros with casts. Swift does not import such macros.
static const FriBidiParType CFRIBIDI_PAR_WLTR = FRIBIDI_PAR_WLTR;
static const FriBidiParType CFRIBIDI_PAR_WRTL = FRIBIDI_PAR_WRTL;
static const FriBidiParType CFRIBIDI_PAR_LTR = FRIBIDI_PAR_LTR;
static const FriBidiParType CFRIBIDI_PAR_RTL = FRIBIDI_PAR_RTL;
static const FriBidiCharType CFRIBIDI_TYPE_LTR = FRIBIDI_TYPE_LTR;
