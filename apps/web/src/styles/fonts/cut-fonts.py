"""Cuts the fonts of the site out of the families' own files.

    pip install fonttools==4.66.1 brotli==1.2.0
    python cut-fonts.py FOLDER

FOLDER holds `files` of @fontsource-variable/anek-latin 5.3.0 and @fontsource-variable/martian-mono 5.3.0.

Of each family the weights that the site has, in two files: one with the signs of nearly every page, and one
with accents and rarer signs, which a browser gets when it meets one (`unicode-range` in ../fonts.css). The
rupee sign, which Anek keeps in another file, joins the first, so that a price needs no file of its own.
"""

import sys
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer
from fontTools.varLib.hvar import add_HVAR

RUPEE = 0x20B9
COMMON = {
    *range(0x20, 0x7F), 0xA0, 0xA9, 0xAB, 0xAD, 0xAE, 0xB0, 0xB7, 0xBB, 0xD7, 0x2009, 0x2013, 0x2014,
    0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2026, RUPEE, 0x2122, 0x2191, 0x2193, 0x2212,
}  # fmt: skip
# Fractions and the forms of other languages are left out: no style asks for them.
FEATURES = ["calt", "ccmp", "kern", "liga", "rvrn", "tnum"]


def weights(file: Path, lightest: int, boldest: int) -> TTFont:
    font = instancer.instantiateVariableFont(
        TTFont(file, recalcTimestamp=False), {"wght": (lightest, boldest)}
    )
    for glyph in font.getGlyphOrder():
        font["gvar"].variations.setdefault(glyph, [])
    return font


def add(font: TTFont, sign: int, other: TTFont) -> None:
    """Takes one glyph over from a font of the same family, with its variations."""
    source, name = other.getBestCmap()[sign], f"uni{sign:04X}"
    font.setGlyphOrder([*font.getGlyphOrder(), name])
    font["glyf"].glyphs[name] = other["glyf"][source]
    font["hmtx"][name] = other["hmtx"][source]
    font["gvar"].variations[name] = other["gvar"].variations[source]
    for table in font["cmap"].tables:
        table.cmap[sign] = name
    # The table of widths by weight does not know the glyph: it is made anew.
    if "HVAR" in font:
        del font["HVAR"]
        add_HVAR(font)


def write(font: TTFont, signs: set[int], target: str) -> None:
    options = subset.Options(
        flavor="woff2", hinting=False, layout_features=FEATURES, name_IDs=[], notdef_outline=True
    )
    options.drop_tables += ["STAT"]
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=signs)
    cutter.subset(font)
    font.flavor = "woff2"
    font.save(Path(__file__).with_name(target))


def cut(files: Path, family: str, lightest: int, boldest: int, rupee: bool = False) -> None:
    source = files / f"{family}-latin-wght-normal.woff2"
    rest = set(TTFont(source).getBestCmap()) - COMMON
    common = weights(source, lightest, boldest)
    if rupee:
        add(common, RUPEE, weights(files / f"{family}-latin-ext-wght-normal.woff2", lightest, boldest))
    write(common, COMMON, f"{family}.woff2")
    write(weights(source, lightest, boldest), rest, f"{family}-rare.woff2")


if __name__ == "__main__":
    folder = Path(sys.argv[1])
    cut(folder, "anek-latin", 300, 800, rupee=True)
    cut(folder, "martian-mono", 400, 600)
