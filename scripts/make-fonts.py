"""Makes web/styles/fonts/ from Cairo 3.130, the variable font of https://github.com/Gue3bara/Cairo.

    pip install fonttools==4.66.1 brotli==1.2.0
    python3 scripts/make-fonts.py 'Cairo[slnt,wght].ttf' web/styles/fonts

See docs/decisions/0032-fonts.md.
"""
import sys
from pathlib import Path

from fontTools.otlLib.builder import (
    ChainContextSubstBuilder,
    ChainContextualRule,
    SingleSubstBuilder,
)
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables import otTables
from fontTools.ttLib.tables._g_l_y_f import Glyph, GlyphComponent
from fontTools.varLib.instancer import instantiateVariableFont

# The stylesheet uses the weights 400, 600, 650 and 700, and no slanted text.
AXES = {"wght": (400, 700), "slnt": 0}

SPACES = {0x20, 0xA0}
FACES = {
    # Includes the Turkish letters: one word is never drawn with two fonts.
    "cairo-latin.woff2": {*range(0x20, 0x7F), *range(0xA0, 0x100), *range(0x2010, 0x203B), 0x20AC, 0x2212}
    | {0x11E, 0x11F, 0x130, 0x131, 0x15E, 0x15F},
    # Includes the space: WebKit shapes a paragraph as one run only if one font has all of its characters.
    "cairo-arabic.woff2": {*SPACES, 0x60C, 0x61B, 0x61F, *range(0x621, 0x657), *range(0x660, 0x672)}
    | {0x67E, 0x686, 0x688, 0x691, 0x698, 0x6A4, 0x6A9, 0x6AF, 0x6BA, 0x6BE, 0x6C1, 0x6C2}
    | {0x6C3, 0x6CC, 0x6D2, 0x6D3, 0x6D4, *range(0x6F0, 0x6FA), 0xFD3E, 0xFD3F, 0xFDF2},
}

# Vowel marks as they are written: tanwin, fatha, damma, kasra, shadda, sukun, superscript alef.
VOWELS = {*range(0x64B, 0x653), 0x670}
# Font units; 1000 are one em. A mark may be this far from its place before GPOS moves it: half a pixel at 16 px.
TOLERANCE = 30


def make_face(source: Path, characters: set[int]) -> TTFont:
    font = instantiateVariableFont(TTFont(source), AXES)
    options = Options()
    options.flavor = "woff2"
    options.hinting = False
    # Optional features such as fractions are left out. The default list has those that join letters and place marks.
    options.layout_features = ["ccmp", "locl", "init", "medi", "fina", "isol", "rlig", "rvrn"]
    options.layout_features += ["calt", "kern", "mark", "mkmk"]
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=characters)
    subsetter.subset(font)
    return font


def draw_marks_in_place(font: TTFont) -> None:
    """Adds a copy of each vowel mark for each height at which a letter carries it, and a `calt` rule that chooses it.

    GPOS then moves marks sideways only. WebKitGTK (2.50) applies vertical GPOS offsets with the wrong sign, so that
    it draws Cairo's marks onto the letters. Other engines draw the same picture as before.
    """
    gpos, gsub = font["GPOS"].table, font["GSUB"].table
    vowels = find_vowel_glyphs(font)
    subtables = [
        getattr(subtable, "ExtSubTable", subtable)
        for lookup in gpos.LookupList.Lookup
        for subtable in lookup.SubTable
    ]
    attachments = [one for one in subtables if one.LookupType in (4, 5)]

    # (mark, shift) -> name of the copy that is shifted up by `shift`
    copies: dict[tuple[str, int], str] = {}
    single_rules: list[tuple[list[str], dict[str, str]]] = []
    for subtable in attachments:
        marks = dict(zip(subtable.MarkCoverage.glyphs, subtable.MarkArray.MarkRecord))
        for mark_class in range(subtable.ClassCount):
            own = {
                glyph: record.MarkAnchor.YCoordinate
                for glyph, record in marks.items()
                if record.Class == mark_class and glyph in vowels
            }
            if not own:
                continue
            for height, bases in group_by_height(heights_of(subtable, mark_class)):
                mapping = {}
                for glyph, anchor in own.items():
                    shift = height - anchor
                    if abs(shift) > TOLERANCE:
                        mapping[glyph] = copies.setdefault((glyph, shift), f"{glyph}.{shift}")
                if mapping:
                    single_rules.append((bases, mapping))

    for (mark, shift), name in copies.items():
        add_raised_copy(font, mark, shift, name)
    for subtable in subtables:
        raise_anchors(subtable, copies)
    add_calt(font, gsub, single_rules, vowels | set(copies.values()))


def find_vowel_glyphs(font: TTFont) -> set[str]:
    """Glyph names of vowel marks and of their ligatures (shadda with a vowel)."""
    vowels = {name for code, name in font.getBestCmap().items() if code in VOWELS}
    for lookup in font["GSUB"].table.LookupList.Lookup:
        for subtable in lookup.SubTable:
            subtable = getattr(subtable, "ExtSubTable", subtable)
            for first, ligatures in getattr(subtable, "ligatures", {}).items():
                for ligature in ligatures:
                    if {first, *ligature.Component} <= vowels:
                        vowels.add(ligature.LigGlyph)
    return vowels


def heights_of(subtable, mark_class: int) -> dict[str, int]:
    """Returns the height at which each letter carries marks of the class. For a ligature: the height of its first letter."""
    if subtable.LookupType == 4:
        anchors = {
            glyph: record.BaseAnchor[mark_class]
            for glyph, record in zip(subtable.BaseCoverage.glyphs, subtable.BaseArray.BaseRecord)
        }
    else:
        anchors = {
            glyph: next(
                (part.LigatureAnchor[mark_class] for part in record.ComponentRecord if part.LigatureAnchor[mark_class]),
                None,
            )
            for glyph, record in zip(subtable.LigatureCoverage.glyphs, subtable.LigatureArray.LigatureAttach)
        }
    return {glyph: anchor.YCoordinate for glyph, anchor in anchors.items() if anchor}


def group_by_height(heights: dict[str, int]) -> list[tuple[int, list[str]]]:
    """Groups letters whose heights differ by at most twice the tolerance. Returns each group with its middle height."""
    groups: list[list[tuple[int, str]]] = []
    for glyph, height in sorted(heights.items(), key=lambda item: (item[1], item[0])):
        if groups and height - groups[-1][0][0] <= 2 * TOLERANCE:
            groups[-1].append((height, glyph))
        else:
            groups.append([(height, glyph)])
    return [((group[0][0] + group[-1][0]) // 2, [glyph for _, glyph in group]) for group in groups]


def add_raised_copy(font: TTFont, mark: str, shift: int, name: str) -> None:
    part = GlyphComponent()
    part.glyphName, part.x, part.y, part.flags = mark, 0, shift, 0x0006
    glyph = Glyph()
    glyph.numberOfContours, glyph.components = -1, [part]
    font.setGlyphOrder([*font.getGlyphOrder(), name])
    font["glyf"].glyphs[name] = glyph
    glyph.recalcBounds(font["glyf"])
    font["hmtx"][name] = font["hmtx"][mark]
    font["gvar"].variations[name] = []
    widths = font["HVAR"].table.AdvWidthMap.mapping
    widths[name] = widths[mark]
    gdef = font["GDEF"].table
    gdef.GlyphClassDef.classDefs[name] = 3
    if gdef.MarkGlyphSetsDef:
        for coverage in gdef.MarkGlyphSetsDef.Coverage:
            if mark in coverage.glyphs:
                coverage.glyphs.append(name)


def raise_anchors(subtable, copies: dict[tuple[str, int], str]) -> None:
    """Moves the anchors of the copies with their outlines, so that GPOS places a copy where it placed the mark."""
    pairs = {
        4: [("MarkCoverage", "MarkArray", "MarkRecord")],
        5: [("MarkCoverage", "MarkArray", "MarkRecord")],
        6: [("Mark1Coverage", "Mark1Array", "MarkRecord"), ("Mark2Coverage", "Mark2Array", "Mark2Record")],
    }.get(subtable.LookupType, [])
    for coverage_name, array_name, list_name in pairs:
        coverage, array = getattr(subtable, coverage_name), getattr(subtable, array_name)
        records = getattr(array, list_name)
        known = dict(zip(coverage.glyphs, records))
        for (mark, shift), name in copies.items():
            if mark not in known:
                continue
            coverage.glyphs.append(name)
            records.append(raised(known[mark], shift))
        for count in ("MarkCount", "Mark2Count"):
            if hasattr(array, count):
                setattr(array, count, len(records))


def raised(record, shift: int):
    def raise_anchor(anchor):
        if anchor is None:
            return None
        copy = otTables.Anchor()
        copy.__dict__.update(anchor.__dict__)
        copy.YCoordinate = anchor.YCoordinate + shift
        return copy

    copy = type(record)()
    copy.__dict__.update(record.__dict__)
    if hasattr(record, "MarkAnchor"):
        copy.MarkAnchor = raise_anchor(record.MarkAnchor)
    else:
        copy.Mark2Anchor = [raise_anchor(anchor) for anchor in record.Mark2Anchor]
    return copy


def add_calt(font: TTFont, gsub, rules: list[tuple[list[str], dict[str, str]]], marks: set[str]) -> None:
    lookups = gsub.LookupList.Lookup
    chain = ChainContextSubstBuilder(font, None)
    chain.lookup_index = len(lookups)
    singles = []
    for bases, mapping in rules:
        single = next((one for one in singles if one.mapping == mapping), None)
        if single is None:
            single = SingleSubstBuilder(font, None)
            single.mapping, single.lookup_index = mapping, chain.lookup_index + 1 + len(singles)
            singles.append(single)
        # A mark next to its letter, or after one other mark of the letter.
        for between in ([], [marks]):
            chain.rules.append(ChainContextualRule([set(bases), *between], [set(mapping)], [], [[single]]))
    lookups.extend([chain.build(), *(single.build() for single in singles)])
    gsub.LookupList.LookupCount = len(lookups)

    # Feature records are in the order of their tags.
    record = otTables.FeatureRecord()
    record.FeatureTag, record.Feature = "calt", otTables.Feature()
    record.Feature.FeatureParams = None
    record.Feature.LookupListIndex, record.Feature.LookupCount = [chain.lookup_index], 1
    gsub.FeatureList.FeatureRecord.insert(0, record)
    gsub.FeatureList.FeatureCount += 1
    for script in gsub.ScriptList.ScriptRecord:
        for system in [script.Script.DefaultLangSys, *(one.LangSys for one in script.Script.LangSysRecord)]:
            if system:
                system.FeatureIndex = [0, *(index + 1 for index in system.FeatureIndex)]
                system.FeatureCount += 1


def main(source: Path, target: Path) -> None:
    for name, characters in FACES.items():
        font = make_face(source, characters)
        if name == "cairo-arabic.woff2":
            draw_marks_in_place(font)
        font.flavor = "woff2"
        # Reproducible: the same sources give the same bytes.
        font.recalcTimestamp = False
        font.save(target / name)
        print(name, (target / name).stat().st_size)


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
