"""Outlets and inlets at true size (1 unit = 10 cm), on a surface that faces -y at y = `face`."""
import math

from kit.outlines import circle_within, rounded_rect
from kit.solids import box, cylinder, empty, prism, ring
from materials import material

SCHUKO_WELL = 0.205
LID_OPEN = math.radians(-112)


def schuko(x, z, face, parent):
    """CEE 7/3 socket with earth clips and sealing rim. Returns the cutter for its well."""
    square = rounded_rect(0.55, 0.55, 0.11)
    prism("schuko-flange", square, face - 0.055, face + 0.03, material("graphite"), 0.016, 3, 40, circle_within(square, 0.222), (x, 0, z), parent=parent)
    ring("schuko-seal", 0.214, 0.240, face - 0.080, face - 0.04, material("gasket"), (x, 0, z), parent, width=0.009)
    ring("schuko-well", 0.198, 0.224, face - 0.05, face + 0.19, material("socket"), (x, 0, z), parent, width=0.004)
    cylinder("schuko-floor", 0.21, 0.03, material("socket"), width=0, loc=(x, face + 0.165, z), parent=parent)
    for side in (-1, 1):
        cylinder("pin-hole", 0.027, 0.03, material("void"), width=0, points=24, loc=(x + side * 0.095, face + 0.146, z), parent=parent)
        ring("pin-rim", 0.027, 0.037, face + 0.139, face + 0.152, material("socket"), (x + side * 0.095, 0, z), parent, 24, 0.002)
        box("guide", (0.05, 0.17, 0.075), material("socket"), 0.012, 2, (x + side * 0.185, face + 0.07, z), parent=parent)
        box("earth-clip", (0.055, 0.15, 0.020), material("brass"), 0.007, 2, (x, face + 0.055, z + side * 0.186), parent=parent)
        box("earth-lip", (0.055, 0.018, 0.05), material("brass"), 0.006, 2, (x, face - 0.012, z + side * 0.196), parent=parent)
    return cylinder("schuko-cutter", 0.226, 0.8, None, width=0, loc=(x, face, z), parent=parent)


def schuko_lid(x, z, face, parent, opened):
    """Spring lid hinged above a Schuko socket, gasket inside, signal-coloured pull tab below."""
    hinge = (x, face - 0.075, z + 0.318)
    cylinder("lid-hinge", 0.030, 0.44, material("graphite"), "X", 0.006, loc=hinge, parent=parent)
    for side in (-1, 1):
        box("lid-knuckle", (0.09, 0.09, 0.085), material("graphite"), 0.02, 3, (x + side * 0.19, face - 0.05, z + 0.318), parent=parent)
    lid = empty("lid", parent, hinge, (LID_OPEN if opened else 0, 0, 0))
    prism("lid-plate", rounded_rect(0.56, 0.56, 0.11), -0.060, 0.002, material("graphite"), 0.018, 3, loc=(0, 0, -0.315), parent=lid)
    prism("lid-crest", rounded_rect(0.40, 0.40, 0.07), -0.068, -0.058, material("rubber"), 0.006, 2, loc=(0, 0, -0.315), parent=lid)
    ring("lid-seal", 0.200, 0.235, 0.0, 0.026, material("gasket"), (0, 0, -0.315), lid, width=0.010)
    cylinder("lid-plug", 0.185, 0.02, material("rubber"), width=0.008, loc=(0, 0.008, -0.315), parent=lid)
    prism("lid-tab", rounded_rect(0.22, 0.075, 0.034), -0.056, -0.010, material("signal"), 0.010, 3, loc=(0, 0, -0.615), parent=lid)
    return lid


def _sleeve(name, width, height, radius, x, z, face, parent):
    """Steel sleeve of a USB port with a dark mouth."""
    outer, inner = rounded_rect(width, height, radius), rounded_rect(width - 0.018, height - 0.018, radius - 0.009)
    prism(f"{name}-sleeve", outer, face - 0.016, face + 0.02, material("steel"), 0.003, 2, 40, inner, (x, 0, z), parent=parent)
    prism(f"{name}-mouth", inner, face - 0.002, face + 0.01, material("void"), 0, 1, loc=(x, 0, z), parent=parent)


def usb_c(x, z, face, parent):
    prism("usb-c-frame", rounded_rect(0.185, 0.125, 0.05), face - 0.010, face + 0.02, material("black"), 0.008, 2, loc=(x, 0, z), parent=parent)
    _sleeve("usb-c", 0.118, 0.058, 0.028, x, z, face - 0.008, parent)
    box("usb-c-tongue", (0.07, 0.01, 0.010), material("socket"), 0, 1, (x, face - 0.014, z), parent=parent)


def usb_a(x, z, face, parent):
    prism("usb-a-frame", rounded_rect(0.215, 0.145, 0.03), face - 0.010, face + 0.02, material("black"), 0.008, 2, loc=(x, 0, z), parent=parent)
    _sleeve("usb-a", 0.152, 0.076, 0.014, x, z, face - 0.008, parent)
    box("usb-a-tongue", (0.11, 0.01, 0.020), material("print-green"), 0, 1, (x, face - 0.014, z + 0.012), parent=parent)


def barrel(x, z, face, parent):
    """DC5521 jack: ring nut, dark mouth, centre pin."""
    ring("barrel-nut", 0.052, 0.098, face - 0.035, face + 0.02, material("nickel"), (x, 0, z), parent, 36, 0.008, 0.05)
    ring("barrel-lining", 0.036, 0.054, face - 0.030, face + 0.02, material("black"), (x, 0, z), parent, 32, 0.003)
    cylinder("barrel-mouth", 0.038, 0.01, material("void"), width=0, points=24, loc=(x, face - 0.004, z), parent=parent)
    cylinder("barrel-pin", 0.010, 0.03, material("brass"), width=0.003, points=16, loc=(x, face - 0.016, z), parent=parent)


def anderson(x, z, face, parent):
    """Anderson pair: a red and a black housing with silvered blades in a signal-coloured frame."""
    frame = rounded_rect(0.40, 0.24, 0.045)
    prism("anderson-frame", frame, face - 0.040, face + 0.02, material("signal"), 0.012, 3, 40, rounded_rect(0.335, 0.175, 0.02), (x, 0, z), parent=parent)
    for side, colour in ((-1, "red"), (1, "black")):
        shell = rounded_rect(0.155, 0.155, 0.015)
        at = (x + side * 0.081, 0, z)
        prism("anderson-shell", shell, face - 0.052, face + 0.02, material(colour), 0.005, 2, 40, rounded_rect(0.105, 0.105, 0.008), at, parent=parent)
        prism("anderson-mouth", rounded_rect(0.107, 0.107, 0.008), face - 0.014, face, material("void"), 0, 1, loc=at, parent=parent)
        box("anderson-blade", (0.078, 0.03, 0.014), material("steel"), 0.003, 1, (at[0], face - 0.030, z - 0.012), parent=parent)


def iec_inlet(x, z, face, parent):
    """AC input: C20 inlet with three flat pins in a sealed flange."""
    flange = rounded_rect(0.62, 0.50, 0.09)
    prism("inlet-flange", flange, face - 0.06, face + 0.02, material("black"), 0.016, 3, 40, rounded_rect(0.40, 0.30, 0.05), (x, 0, z), parent=parent)
    prism("inlet-floor", rounded_rect(0.42, 0.32, 0.05), face - 0.004, face + 0.02, material("void"), 0, 1, loc=(x, 0, z), parent=parent)
    prism("inlet-core", rounded_rect(0.31, 0.21, 0.03), face - 0.045, face, material("socket"), 0.008, 2, loc=(x, 0, z), parent=parent)
    for side, height in ((-1, -0.03), (0, 0.035), (1, -0.03)):
        box("inlet-pin", (0.022, 0.06, 0.062), material("steel"), 0.005, 2, (x + side * 0.085, face - 0.055, z + height), parent=parent)
    for side in (-1, 1):
        screw(x + side * 0.255, z, face - 0.06, parent, 0.026)


def solar_inlet(x, z, face, parent):
    """Solar input: a plus and a minus MC4-style socket, each in its own sealed collar."""
    for side, colour in ((-1, "red"), (1, "gasket")):
        at = (x + side * 0.19, 0, z)
        prism("solar-flange", rounded_rect(0.34, 0.34, 0.07), face - 0.045, face + 0.02, material("black"), 0.014, 3, loc=at, parent=parent)
        ring("solar-mark", 0.125, 0.150, face - 0.055, face - 0.04, material(colour), at, parent, width=0.004)
        ring("solar-collar", 0.062, 0.115, face - 0.115, face - 0.03, material("graphite"), at, parent, 48, 0.012)
        cylinder("solar-mouth", 0.066, 0.01, material("void"), width=0, points=32, loc=(at[0], face - 0.085, z), parent=parent)
        cylinder("solar-pin", 0.020, 0.04, material("steel"), width=0.006, points=20, loc=(at[0], face - 0.090, z), parent=parent)


def expansion_port(x, z, face, parent):
    """Expansion: two power contacts and a signal row in a keyed housing under a signal-coloured latch."""
    housing = rounded_rect(0.74, 0.44, 0.09)
    prism("link-housing", housing, face - 0.09, face + 0.02, material("graphite"), 0.018, 3, 40, rounded_rect(0.60, 0.30, 0.05), (x, 0, z), parent=parent)
    prism("link-seal", rounded_rect(0.63, 0.33, 0.06), face - 0.070, face - 0.02, material("gasket"), 0.006, 2, 40, rounded_rect(0.58, 0.28, 0.045), (x, 0, z), parent=parent)
    prism("link-floor", rounded_rect(0.60, 0.30, 0.05), face - 0.006, face + 0.02, material("black"), 0, 1, loc=(x, 0, z), parent=parent)
    for side in (-1, 1):
        ring("contact-shroud", 0.060, 0.085, face - 0.065, face, material("socket"), (x + side * 0.19, 0, z), parent, 36, 0.005)
        cylinder("contact", 0.040, 0.06, material("brass"), width=0.012, points=32, loc=(x + side * 0.19, face - 0.03, z), parent=parent)
    for pin in range(6):
        cylinder("signal-pin", 0.010, 0.04, material("brass"), width=0.003, points=12, loc=(x - 0.035 + 0.035 * (pin % 3), face - 0.02, z - 0.025 + 0.05 * (pin // 3)), parent=parent)
    box("link-latch", (0.30, 0.06, 0.07), material("signal"), 0.016, 3, (x, face - 0.085, z + 0.235), parent=parent)


def screw(x, z, face, parent, radius=0.05):
    """Stainless button-head screw with a hexagon socket."""
    cylinder("screw", radius, radius * 0.7, material("steel"), width=radius * 0.3, segments=3, points=36, loc=(x, face - radius * 0.15, z), parent=parent)
    cylinder("screw-socket", radius * 0.5, radius * 0.3, material("void"), width=0, points=6, loc=(x, face - radius * 0.38, z), parent=parent)
