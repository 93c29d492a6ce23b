"""The armour shared by the power stations and the extra battery: shell, frames, corner bumpers, side fins, feet."""
import math

from connectors import screw
from kit.outlines import corner_bracket, rounded_rect
from kit.solids import box, empty, prism
from materials import material

FRAME_INSET = 0.06
FRAME_BAR = 0.30
CORNER = 0.44
FOOT = 0.09
PANEL_DEPTH = 0.30


def build_shell(width, depth, height, parent):
    """Armour around the origin; `height` leaves out feet and handles. Its panels lie PANEL_DEPTH inside the bumpers."""
    w, h, rear = width - 2 * FRAME_INSET, height - 2 * FRAME_INSET, depth / 2 - FRAME_INSET
    prism("shell", rounded_rect(w - 0.14, h - 0.14, CORNER - 0.06, 10), -rear + 0.5, rear - 0.3, material("forest"), 0.02, 2, parent=parent)
    opening = rounded_rect(w - 2 * FRAME_BAR, h - 2 * FRAME_BAR, 0.22, 10)
    for front, back in ((-rear, -rear + 0.50), (rear - 0.50, rear)):
        prism("frame", rounded_rect(w, h, CORNER, 10), front, back, material("graphite"), 0.07, 4, 40, opening, parent=parent)
    for side in (-1, 1):
        band = rounded_rect(w - 0.05, h - 0.05, CORNER - 0.02, 10)
        prism("band", band, min(side * (rear - 0.50), side * (rear - 0.60)), max(side * (rear - 0.50), side * (rear - 0.60)), material("gasket"), 0.012, 2, parent=parent)
    _bumpers(w, h, depth, parent)
    _fins(w, h, depth, parent)
    for side in (-1, 1):
        for y in (-depth / 2 + 0.42, depth / 2 - 0.42):
            box("foot", (0.72, 0.5, FOOT + 0.08), material("rubber"), 0.045, 3, (side * (width / 2 - 0.80), y, -height / 2 - FOOT / 2 + 0.04), parent=parent)


def _bumpers(w, h, depth, parent):
    leg = min(0.34, h / 2 - 0.62)
    rear = empty("rear-screws", parent, rot=(0, 0, math.pi))
    for side_x in (-1, 1):
        for side_z in (-1, 1):
            centre = (side_x * (w / 2 - CORNER), side_z * (h / 2 - CORNER))
            outline = corner_bracket(side_x, side_z, centre, CORNER + FRAME_INSET, CORNER - 0.14, leg)
            for front, back in ((-depth / 2, -depth / 2 + 0.66), (depth / 2 - 0.66, depth / 2)):
                prism("bumper", outline, front, back, material("rubber"), 0.042, 4, 40, parent=parent)
            at = (centre[0] + side_x * 0.275, centre[1] + side_z * 0.275)
            screw(*at, -depth / 2 - 0.004, parent, 0.075)
            screw(*at, -depth / 2 - 0.004, rear, 0.075)


def _fins(w, h, depth, parent):
    """Sealed heat sinks on both sides: an IP67 case has no openings, its fins carry the heat away."""
    length, span = depth - 1.46, h - 1.10
    count = max(4, round(span / 0.125))
    for side in (-1, 1):
        x = side * (w / 2 - 0.07)
        box("fin-bed", (0.10, length + 0.12, span + 0.16), material("graphite"), 0.04, 3, (x, 0, 0), parent=parent)
        for index in range(count):
            z = (index - (count - 1) / 2) * span / count
            box("fin", (0.13, length, 0.048), material("aluminium"), 0.014, 2, (x + side * 0.045, 0, z), parent=parent)


def panel_outline(width, height, gap=0.02):
    """Outline of the plate that fills a frame's opening."""
    trim = 2 * (FRAME_INSET + FRAME_BAR + gap)
    return rounded_rect(width - trim, height - trim, 0.21, 10)


def panel_size(width, height):
    trim = 2 * (FRAME_INSET + FRAME_BAR + 0.02)
    return width - trim, height - trim


def panel_screws(width, height, face, parent):
    w, h = panel_size(width, height)
    for side_x in (-1, 1):
        for side_z in (-1, 1):
            screw(side_x * (w / 2 - 0.10), side_z * (h / 2 - 0.10), face, parent, 0.042)


def reveal(width, height, face, parent):
    """Thin forest-green line between frame and panel."""
    w, h = panel_size(width, height)
    prism("reveal", rounded_rect(w + 0.06, h + 0.06, 0.22, 10), face - 0.035, face + 0.1, material("trim"), 0.006, 2, 40, rounded_rect(w - 0.02, h - 0.02, 0.20, 10), parent=parent)
