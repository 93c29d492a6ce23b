"""Back of a power station: AC input, solar input, expansion port, sealed cooling louvres, rating label."""
import math

from connectors import expansion_port, iec_inlet, screw, solar_inlet
from kit.marks import icon, text
from kit.outlines import rounded_rect
from kit.solids import box, empty, prism
from materials import material
from shell import PANEL_DEPTH, panel_outline, panel_screws, panel_size, reveal


def build_back(spec, body_height, body):
    turned = empty("back", body, rot=(0, 0, math.pi))
    face = -spec.depth / 2 + PANEL_DEPTH
    width, height = panel_size(spec.width, body_height)
    prism("back-panel", panel_outline(spec.width, body_height), face, face + 0.25, material("panel"), 0.012, 2, parent=turned)
    reveal(spec.width, body_height, face, turned)
    panel_screws(spec.width, body_height, face, turned)
    row = -height / 2 + 0.66
    free = min(height / 2 - row - 0.44, 0.97)
    middle = row + 0.34 + free / 2
    _louvres(face, -width * 0.18, middle, width * 0.50, free, turned)
    _label(spec, face, width * 0.30, middle, free, turned)
    for x, build, words, mark in (
        (-width * 0.32, iec_inlet, "AC INPUT  230 V  1800 W", "bolt"),
        (0.0, solar_inlet, "SOLAR INPUT  MPPT  1200 W", "sun"),
        (width * 0.32, expansion_port, "EXPANSION  MAX 10", "link"),
    ):
        build(x, row, face, turned)
        icon(mark, 0.13, material("print-green"), (x, face - 0.003, row - 0.37), turned)
        text(words, 0.062, material("print"), (x, face - 0.003, row - 0.50), turned)
    for name, x in (("ac-input", -width * 0.32), ("solar-input", 0.0), ("expansion", width * 0.32)):
        empty(f"anchor-{name}", turned, (x, face - 0.08, row))
    text("ARKPAX", 0.13, material("print-dim"), (0, -spec.depth / 2 + 0.058, body_height / 2 - 0.205), turned, "ExtraBold", spacing=1.35)


def _louvres(face, x, z, width, height, parent):
    prism("louvre-rim", rounded_rect(width, height, 0.08), face - 0.035, face + 0.02, material("graphite"), 0.014, 3, 40, rounded_rect(width - 0.10, height - 0.10, 0.04), (x, 0, z), parent=parent)
    prism("louvre-floor", rounded_rect(width - 0.10, height - 0.10, 0.04), face - 0.004, face + 0.01, material("void"), 0, 1, loc=(x, 0, z), parent=parent)
    rows = round((height - 0.14) / 0.085)
    for row in range(rows):
        at = z + (row - (rows - 1) / 2) * 0.085
        box("louvre", (width - 0.12, 0.016, 0.068), material("graphite"), 0.005, 2, (x, face - 0.024, at), (math.radians(-38), 0, 0), parent)
    for share in (-0.25, 0.25):
        box("louvre-post", (0.035, 0.03, height - 0.1), material("graphite"), 0.008, 2, (x + share * width, face - 0.032, z), parent=parent)
    for side in (-1, 1):
        screw(x + side * (width / 2 - 0.025), z, face - 0.036, parent, 0.02)


def _label(spec, face, x, z, room, parent):
    """Rating label: model, ratings and marks in tiny type."""
    label, ink = empty("rating-label", parent, (x, face - 0.004, z)), material("label-ink")
    prism("label", rounded_rect(1.06, 0.74, 0.03, 4), -0.001, 0.004, material("label"), 0, 1, parent=label)
    left = -0.47
    text("ARKPAX", 0.085, ink, (left, -0.002, 0.27), label, "ExtraBold", "LEFT", 1.15, 0.001)
    text(spec.model, 0.06, ink, (left, -0.002, 0.16), label, "Bold", "LEFT", 1.0, 0.001)
    lines = (f"Output 230 V ~ 50 Hz {spec.watts} W", f"LiFePO4 {spec.watt_hours} Wh", "AC input 230 V ~ 1800 W", "Solar input MPPT 1200 W max", "IP67   -10…+60 °C")
    for index, words in enumerate(lines):
        text(words, 0.048, ink, (left, -0.002, 0.075 - index * 0.072), label, "Medium", "LEFT", 1.0, 0.001)
    text(f"S/N APX-{spec.watts}-000123", 0.048, ink, (left, -0.002, -0.305), label, "SemiBold", "LEFT", 1.0, 0.001)
    text("CE", 0.15, ink, (0.38, -0.002, 0.24), label, "Bold", depth=0.001)
    for index in range(22):
        box("barcode", (0.006 + 0.006 * (index * 7 % 3), 0.002, 0.09), ink, 0, 1, (0.02 + index * 0.021, -0.002, -0.305), parent=label)
    label.scale = (min(1, spec.width / 4.8, room / 0.76),) * 3
