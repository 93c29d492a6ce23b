"""Extra battery 2300 Wh: the PRO's footprint, 230 mm high, stacks under the station."""

import math

from connectors import expansion_port
from kit.marks import icon, text
from kit.outlines import rounded_rect
from kit.solids import box, cylinder, empty, prism, ring
from materials import material
from shell import FOOT, PANEL_DEPTH, build_shell, panel_outline, panel_screws, panel_size, reveal

WIDTH, DEPTH, HEIGHT = 4.8, 2.7, 2.30
STACK_PITCH = HEIGHT - 0.03
LEVELS = 5


def build_battery(level=4):
    """Returns the battery's root, standing on z = 0; `level` of five charge lights are lit. What stands on it goes to z = STACK_PITCH.
    Empties anchor-expansion-in and anchor-expansion-out are at the mouths of its ports."""
    root = empty("battery")
    height = HEIGHT - FOOT
    body = empty("body", root, (0, 0, FOOT + height / 2))
    build_shell(WIDTH, DEPTH, height, body)
    face = -DEPTH / 2 + PANEL_DEPTH
    _front(face, height, level, body)
    back = empty("back", body, rot=(0, 0, math.pi))
    _back(face, height, back)
    _side_grips(height, body)
    frame = -DEPTH / 2 + 0.058
    left, bar = -WIDTH / 2 + 0.90, height / 2 - 0.205
    text("ARKPAX", 0.17, material("print"), (left, frame, bar), body, "ExtraBold", "LEFT", 1.30, 0.004)
    text("IP67", 0.115, material("print-dim"), (left, frame, -bar), body, "Bold", "LEFT", 1.1)
    return root


def _plate(face, height, parent):
    prism("panel", panel_outline(WIDTH, height), face, face + 0.25, material("panel"), 0.012, 2, parent=parent)
    reveal(WIDTH, height, face, parent)
    panel_screws(WIDTH, height, face, parent)
    return panel_size(WIDTH, height)


def _front(face, height, level, body):
    width, tall = _plate(face, height, body)
    left = -width / 2 + 0.26
    text("EXTRA BATTERY", 0.125, material("print"), (left, face - 0.003, tall * 0.20), body, "ExtraBold", "LEFT", 1.06)
    text("2300 Wh", 0.25, material("print"), (left, face - 0.003, -tall * 0.02), body, "Bold", "LEFT")
    text("LiFePO4  ·  4000 cycles", 0.07, material("print-dim"), (left, face - 0.003, -tall * 0.22), body, "Medium", "LEFT", 1.05)
    x, z = width * 0.13, 0.0
    prism("gauge", rounded_rect(1.42, 0.40, 0.10), face - 0.045, face + 0.02, material("black"), 0.018, 3, loc=(x, 0, z), parent=body)
    icon("battery", 0.15, material("print-dim"), (x - 0.53, face - 0.048, z), body)
    for index in range(LEVELS):
        lit = material("led" if index < level else "gasket")
        prism("level", rounded_rect(0.13, 0.075, 0.025, 4), face - 0.052, face - 0.04, lit, 0.004, 2, loc=(x - 0.26 + index * 0.19, 0, z), parent=body)
    at = width / 2 - 0.42
    ring("power-collar", 0.135, 0.200, face - 0.055, face + 0.02, material("black"), (at, 0, z), body, width=0.018)
    ring("power-light", 0.122, 0.137, face - 0.042, face + 0.02, material("led"), (at, 0, z), body, width=0.002)
    cylinder("power-button", 0.120, 0.07, material("graphite"), width=0.02, segments=3, loc=(at, face - 0.025, z), parent=body)
    icon("power", 0.11, material("print"), (at, face - 0.063, z), body)


def _back(face, height, parent):
    width, tall = _plate(face, height, parent)
    for x, words in ((-width * 0.24, "EXPANSION OUT"), (width * 0.24, "EXPANSION IN")):
        expansion_port(x, 0.06, face, parent)
        empty(f"anchor-{words.lower().replace(' ', '-')}", parent, (x, face - 0.08, 0.06))
        text(words, 0.060, material("print"), (x, face - 0.003, -tall * 0.34), parent, spacing=1.08)
        icon("link", 0.11, material("print-green"), (x, face - 0.003, -tall * 0.24), parent)


def _side_grips(height, body):
    """Recessed grips and stacking latches: nothing rises above the top, so that a station can stand on it."""
    for side in (-1, 1):
        x = side * (WIDTH / 2 - 0.10)
        box("side-grip", (0.14, 1.10, 0.17), material("rubber"), 0.05, 4, (x, 0, height / 2 - 0.34), parent=body)
        for y in (-1.02, 1.02):
            edge, z = side * WIDTH / 2, height / 2 - 0.55
            box("latch-base", (0.06, 0.30, 0.42), material("black"), 0.02, 3, (edge, y, z), parent=body)
            box("latch-lever", (0.07, 0.19, 0.28), material("signal"), 0.025, 3, (edge + side * 0.025, y, z - 0.04), parent=body)
            cylinder("latch-pin", 0.030, 0.26, material("steel"), "Y", 0.008, loc=(edge + side * 0.025, y, z + 0.13), parent=body)
