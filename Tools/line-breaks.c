// SPDX-License-Identifier: MIT

// Prints Unicode's line break data as the Swift toolchain's ICU has it: see Tools/line-breaks.
#include <_foundation_unicode/uchar.h>
#include <_foundation_unicode/ubrk.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// In the order of LineBreakClass.
static const char *const names[] = {"AL", "SP", "CM", "ZWJ", "BK", "CR", "LF", "NL", "ZW", "WJ", "GL", "BA", "HY", "CL",
                                    "CP", "EX", "SY", "OP", "QU", "IS", "NU", "NS", "B2", "CB", "BB", "HL", "IN", "PR",
                                    "PO", "ID", "EB", "EM", "JL", "JV", "JT", "H2", "H3", "RI", "AP", "AK", "AS", "VF",
                                    "VI"};
enum { count = sizeof names / sizeof *names, wide = 64, final = 128, initial = 192 };

static int number(const char *name) {
    for (int i = 0; i < count; i++)
        if (!strcmp(names[i], name)) return i;
    fprintf(stderr, "unknown class %s\n", name);
    exit(1);
}

// The line break class after rule LB1, plus flags. 64 means wide in East Asian text. For quotation marks, 128 means
// final and 192 initial. For other classes, 128 means an unassigned pictograph, the hyphen or the dotted circle.
static int value(UChar32 c) {
    int property = u_getIntPropertyValue(c, UCHAR_LINE_BREAK);
    const char *name = u_getPropertyValueName(UCHAR_LINE_BREAK, property, U_SHORT_PROPERTY_NAME);
    int category = u_charType(c);
    if (!strcmp(name, "AI") || !strcmp(name, "SG") || !strcmp(name, "XX")) name = "AL";
    if (!strcmp(name, "CJ")) name = "NS";
    if (!strcmp(name, "SA")) name = category == U_NON_SPACING_MARK || category == U_COMBINING_SPACING_MARK ? "CM" : "AL";
    int width = u_getIntPropertyValue(c, UCHAR_EAST_ASIAN_WIDTH);
    int isWide = width == U_EA_FULLWIDTH || width == U_EA_WIDE || width == U_EA_HALFWIDTH;
    int result = number(name);
    if (!strcmp(name, "QU")) {
        if (category == U_INITIAL_PUNCTUATION) return result | initial;
        if (category == U_FINAL_PUNCTUATION) return result | final;
    }
    if (category == U_UNASSIGNED && u_hasBinaryProperty(c, UCHAR_EXTENDED_PICTOGRAPHIC)) result |= 128;
    if (c == 0x2010 || c == 0x25CC) result |= 128;
    return result | (isWide ? wide : 0);
}

static void table(void) {
    UVersionInfo version;
    u_getUnicodeVersion(version);
    printf("// Made by Tools/line-breaks from Unicode %d.%d. Do not edit.\n\n", version[0], version[1]);
    printf("/// The classes of all scalars (`LineBreakClass`), as ranges that follow each other.\nenum LineBreakTable {\n");
    static int starts[0x110000], values[0x110000];
    int ranges = 0, last = -1;
    for (UChar32 c = 0; c < 0x110000; c++) {
        int v = value(c);
        if (v != last) starts[ranges] = c, values[ranges++] = last = v;
    }
    printf("    static let starts: [UInt32] = [");
    for (int i = 0; i < ranges; i++) printf("%s0x%X,", i % 14 ? " " : "\n        ", starts[i]);
    printf("\n    ]\n\n    static let values: [UInt8] = [");
    for (int i = 0; i < ranges; i++) printf("%s%d,", i % 24 ? " " : "\n        ", values[i]);
    printf("\n    ]\n}\n");
}

// Prints sample texts of all classes, with a bar at each break opportunity of ICU. English quotation marks are omitted,
// because ICU treats them as brackets.
static void samples(int lines) {
    static const char *const letters =
        "a é \u0308 \u200D \u200B \u2060 \u00A0 \u2009 - \u2010 } ) ! / ( \u2039 \u203A \" \u00AB \u00BB , . 7 \u3005 \u2014 "
        "\uFFFC \u00B4 \u05D0 \u2026 $ % 漢 あ 「 」 \U0001F44B \U0001F3FD \u1100 \u1160 \u11A8 \uAC00 \uAC01 "
        "\U0001F1E9 \U0001F1EA \u1B05 \u25CC \U00011003 \u1BC0 \u1B44 \uA8B4 \U0001F02C \u3000 \uFF08 \uFF09 \uFF01 \u2E3A b c";
    char *copy = strdup(letters), *list[80];
    int n = 0;
    for (char *t = strtok(copy, " "); t; t = strtok(NULL, " ")) list[n++] = t;
    list[n++] = " ";
    list[n++] = " ";
    list[n++] = " ";
    unsigned seed = 1;
    UErrorCode error = U_ZERO_ERROR;
    for (int line = 0; line < lines; line++) {
        char text[256] = "";
        int length = 2 + line % 7;
        for (int i = 0; i < length; i++) {
            seed = seed * 1664525 + 1013904223;
            strcat(text, list[(seed >> 16) % n]);
        }
        UChar units[256];
        int total = 0, offset = 0, bytes = (int)strlen(text);
        int byteOf[256];
        while (offset < bytes) {
            UChar32 c;
            int at = offset;
            U8_NEXT(text, offset, bytes, c);
            byteOf[total] = at;
            if (U16_LENGTH(c) == 2) byteOf[total + 1] = at, units[total] = U16_LEAD(c), units[total + 1] = U16_TRAIL(c);
            else units[total] = c;
            total += U16_LENGTH(c);
        }
        byteOf[total] = bytes;
        UBreakIterator *breaks = ubrk_open(UBRK_LINE, "en", units, total, &error);
        int from = 0;
        for (int i = ubrk_next(breaks); i != UBRK_DONE; i = ubrk_next(breaks)) {
            printf("%.*s|", byteOf[i] - from, text + from);
            from = byteOf[i];
        }
        ubrk_close(breaks);
        puts("");
    }
}

int main(int argc, char **argv) {
    if (argc > 1) samples(atoi(argv[1]));
    else table();
    return 0;
}
