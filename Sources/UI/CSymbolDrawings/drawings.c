// SPDX-License-Identifier: MIT

#include "CSymbolDrawings.h"

// Allows `#embed` of C23, which clang supports in every language mode. `#embed` compiles the glyph texts into the
// program, so that it reads no files.
#pragma clang diagnostic ignored "-Wc23-extensions"

#define THEME(file, text) { file, text, sizeof text - 1 }

static const char adjustments[] = {
#embed "Glyphs/Adjustments.glyphs" suffix(, 0)
};
static const char animals[] = {
#embed "Glyphs/Animals.glyphs" suffix(, 0)
};
static const char appliances[] = {
#embed "Glyphs/Appliances.glyphs" suffix(, 0)
};
static const char arrows[] = {
#embed "Glyphs/Arrows.glyphs" suffix(, 0)
};
static const char badges[] = {
#embed "Glyphs/Badges.glyphs" suffix(, 0)
};
static const char belongings[] = {
#embed "Glyphs/Belongings.glyphs" suffix(, 0)
};
static const char climate[] = {
#embed "Glyphs/Climate.glyphs" suffix(, 0)
};
static const char devices[] = {
#embed "Glyphs/Devices.glyphs" suffix(, 0)
};
static const char diagrams[] = {
#embed "Glyphs/Diagrams.glyphs" suffix(, 0)
};
static const char documents[] = {
#embed "Glyphs/Documents.glyphs" suffix(, 0)
};
static const char drawingTools[] = {
#embed "Glyphs/DrawingTools.glyphs" suffix(, 0)
};
static const char figures[] = {
#embed "Glyphs/Figures.glyphs" suffix(, 0)
};
static const char formatting[] = {
#embed "Glyphs/Formatting.glyphs" suffix(, 0)
};
static const char frames[] = {
#embed "Glyphs/Frames.glyphs" suffix(, 0)
};
static const char furniture[] = {
#embed "Glyphs/Furniture.glyphs" suffix(, 0)
};
static const char hands[] = {
#embed "Glyphs/Hands.glyphs" suffix(, 0)
};
static const char hardware[] = {
#embed "Glyphs/Hardware.glyphs" suffix(, 0)
};
static const char layouts[] = {
#embed "Glyphs/Layouts.glyphs" suffix(, 0)
};
static const char leisure[] = {
#embed "Glyphs/Leisure.glyphs" suffix(, 0)
};
static const char lists[] = {
#embed "Glyphs/Lists.glyphs" suffix(, 0)
};
static const char machines[] = {
#embed "Glyphs/Machines.glyphs" suffix(, 0)
};
static const char media[] = {
#embed "Glyphs/Media.glyphs" suffix(, 0)
};
static const char medicine[] = {
#embed "Glyphs/Medicine.glyphs" suffix(, 0)
};
static const char messages[] = {
#embed "Glyphs/Messages.glyphs" suffix(, 0)
};
static const char money[] = {
#embed "Glyphs/Money.glyphs" suffix(, 0)
};
static const char nature[] = {
#embed "Glyphs/Nature.glyphs" suffix(, 0)
};
static const char objects[] = {
#embed "Glyphs/Objects.glyphs" suffix(, 0)
};
static const char optics[] = {
#embed "Glyphs/Optics.glyphs" suffix(, 0)
};
static const char outdoors[] = {
#embed "Glyphs/Outdoors.glyphs" suffix(, 0)
};
static const char pages[] = {
#embed "Glyphs/Pages.glyphs" suffix(, 0)
};
static const char people[] = {
#embed "Glyphs/People.glyphs" suffix(, 0)
};
static const char roads[] = {
#embed "Glyphs/Roads.glyphs" suffix(, 0)
};
static const char secondNames[] = {
#embed "Glyphs/SecondNames.glyphs" suffix(, 0)
};
static const char shapes[] = {
#embed "Glyphs/Shapes.glyphs" suffix(, 0)
};
static const char signs[] = {
#embed "Glyphs/Signs.glyphs" suffix(, 0)
};
static const char solids[] = {
#embed "Glyphs/Solids.glyphs" suffix(, 0)
};
static const char time[] = {
#embed "Glyphs/Time.glyphs" suffix(, 0)
};
static const char tools[] = {
#embed "Glyphs/Tools.glyphs" suffix(, 0)
};
static const char travel[] = {
#embed "Glyphs/Travel.glyphs" suffix(, 0)
};
static const char turns[] = {
#embed "Glyphs/Turns.glyphs" suffix(, 0)
};
static const char typing[] = {
#embed "Glyphs/Typing.glyphs" suffix(, 0)
};
static const char viewfinders[] = {
#embed "Glyphs/Viewfinders.glyphs" suffix(, 0)
};
static const char weather[] = {
#embed "Glyphs/Weather.glyphs" suffix(, 0)
};
static const char windows[] = {
#embed "Glyphs/Windows.glyphs" suffix(, 0)
};

static const struct symbol_theme themes[] = {
    THEME("Adjustments.glyphs", adjustments),
    THEME("Animals.glyphs", animals),
    THEME("Appliances.glyphs", appliances),
    THEME("Arrows.glyphs", arrows),
    THEME("Badges.glyphs", badges),
    THEME("Belongings.glyphs", belongings),
    THEME("Climate.glyphs", climate),
    THEME("Devices.glyphs", devices),
    THEME("Diagrams.glyphs", diagrams),
    THEME("Documents.glyphs", documents),
    THEME("DrawingTools.glyphs", drawingTools),
    THEME("Figures.glyphs", figures),
    THEME("Formatting.glyphs", formatting),
    THEME("Frames.glyphs", frames),
    THEME("Furniture.glyphs", furniture),
    THEME("Hands.glyphs", hands),
    THEME("Hardware.glyphs", hardware),
    THEME("Layouts.glyphs", layouts),
    THEME("Leisure.glyphs", leisure),
    THEME("Lists.glyphs", lists),
    THEME("Machines.glyphs", machines),
    THEME("Media.glyphs", media),
    THEME("Medicine.glyphs", medicine),
    THEME("Messages.glyphs", messages),
    THEME("Money.glyphs", money),
    THEME("Nature.glyphs", nature),
    THEME("Objects.glyphs", objects),
    THEME("Optics.glyphs", optics),
    THEME("Outdoors.glyphs", outdoors),
    THEME("Pages.glyphs", pages),
    THEME("People.glyphs", people),
    THEME("Roads.glyphs", roads),
    THEME("SecondNames.glyphs", secondNames),
    THEME("Shapes.glyphs", shapes),
    THEME("Signs.glyphs", signs),
    THEME("Solids.glyphs", solids),
    THEME("Time.glyphs", time),
    THEME("Tools.glyphs", tools),
    THEME("Travel.glyphs", travel),
    THEME("Turns.glyphs", turns),
    THEME("Typing.glyphs", typing),
    THEME("Viewfinders.glyphs", viewfinders),
    THEME("Weather.glyphs", weather),
    THEME("Windows.glyphs", windows),
};

const struct symbol_theme *symbol_themes(ptrdiff_t *count) {
    *count = sizeof themes / sizeof *themes;
    return themes;
}
