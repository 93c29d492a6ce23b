"""Makes the font files of the site from Archivo (SIL Open Font License 1.1): the glyphs of Finnish, Swedish and English, running text
as one variable weight axis and headings as one wide cut. What hardly any page has stands in files of its own, which browsers fetch
where they meet it; `fonts.css` names these signs too.

Both cuts come before what a page shows largest, so they are as light as the eye allows: drawn on a grid of 420 or 480 to the em in
the place of 1000 (half a step of a heading of 60 pixels is a sixteenth of a pixel, and of running text a fiftieth; grids that divide
1000 would round all halves up, and widen the lines), and of how the semibold differs from the regular what is less than one
step of that is left to be worked out between its neighbours.

Needs `pip install fonttools brotli`. Run `npm run fonts -w apps/site` after a change here and commit the files.
"""

import shutil
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.ttLib.scaleUpem import scale_upem
from fontTools.varLib import instancer

ROOT = Path(__file__).resolve().parents[3]
SOURCE = ROOT / "node_modules/@fontsource-variable/archivo"
OUT = ROOT / "apps/site/src/styles/fonts"

ASCII = "".join(map(chr, range(0x20, 0x7F)))
NORDIC = "ÅÄÖÜÉÈÁÀÆØåäöüéèáàæøß"
# What our texts have; a sign more comes from the system's font.
SIGNS = "\u00a0§®©°²·×–—‘’“”…•−€″\u202f\u2009"
RARE = "\"#$&'<=>[\\]^_`{|}~ÜÉÈÁÀÆØüéèáàæøß§®²—‘“”•"
USUAL = "".join(sign for sign in ASCII + NORDIC + SIGNS if sign not in RARE)

CUTS = {"text": {"wght": (400, 400, 600), "wdth": 100}, "display": {"wght": 640, "wdth": 116}}
UNITS_PER_EM = {"text": 420, "display": 480}
STEP = 1


def cut(axes: dict, signs: str) -> TTFont:
    """The glyphs of `signs` at a place of the axes, or over a stretch of one."""
    font = instancer.instantiateVariableFont(TTFont(SOURCE / "files/archivo-latin-standard-normal.woff2"), axes)
    options = subset.Options()
    options.layout_features = ["kern", "tnum"]
    options.hinting = False
    options.name_IDs = [1, 2, 4, 6]
    options.drop_tables += ["gasp"]
    subsetter = subset.Subsetter(options)
    subsetter.populate(text=signs)
    subsetter.subset(font)
    return font


def kern_alike(font: TTFont) -> None:
    """Kerns every weight as the regular: what the others differ by is less than a tenth of a pixel."""
    for lookup in font["GPOS"].table.LookupList.Lookup:
        for pairs in (getattr(table, "ExtSubTable", table) for table in lookup.SubTable):
            records = pairs.PairSet if pairs.Format == 1 else pairs.Class1Record
            for record in records:
                for pair in record.PairValueRecord if pairs.Format == 1 else record.Class2Record:
                    vars(pair.Value1).pop("XAdvDevice", None)
            pairs.ValueFormat1 &= 4
    del font["GDEF"]


def lighten(font: TTFont, units: int) -> None:
    """Puts a font on the coarser grid of so many units to the em, and leaves out the deltas that the grid does not show."""
    scale_upem(font, units)
    if "gvar" not in font:
        return
    kern_alike(font)
    glyphs, metrics = font["glyf"], font["hmtx"].metrics
    for name, variations in font["gvar"].variations.items():
        points, control = glyphs._getCoordinatesAndControls(name, metrics)
        for variation in variations:
            variation.calcInferredDeltas(points, control.endPts)
            variation.roundDeltas()
            variation.optimize(points, control.endPts, tolerance=STEP, isComposite=glyphs[name].isComposite())


for cut_name, axes in CUTS.items():
    for suffix, signs in (("", USUAL), ("-rare", RARE)):
        font = cut(axes, signs)
        lighten(font, UNITS_PER_EM[cut_name])
        font.flavor = "woff2"
        font.save(OUT / f"archivo-{cut_name}{suffix}.woff2")
shutil.copyfile(SOURCE / "LICENSE", OUT / "LICENSE.txt")
