"""Front of a power station: display, controls, Schuko sockets under spring lids, low-voltage bay under one hinged cover."""
import math

from connectors import anderson, barrel, schuko, schuko_lid, usb_a, usb_c
from display import build_display
from kit.marks import icon, text
from kit.outlines import rounded_rect
from kit.solids import box, cut, cylinder, empty, prism, ring
from materials import material
from shell import PANEL_DEPTH, panel_outline, panel_screws, panel_size, reveal

BAY_HEIGHT = 0.56
BAY_OPEN = math.radians(108)
# kind, count, half the width of one port, label
LOW_VOLTAGE = (("usb-c", 2, 0.105, "USB-C 100 W"), ("usb-a", 4, 0.115, "USB-A 18 W"), ("dc5521", 2, 0.110, "12 V 10 A"), ("anderson", 1, 0.205, "12 V 30 A"))
PORTS = {"usb-c": usb_c, "usb-a": usb_a, "dc5521": barrel, "anderson": anderson}


def build_front(spec, body_height, lids_open, figures, body):
    face = -spec.depth / 2 + PANEL_DEPTH
    width, height = panel_size(spec.width, body_height)
    panel = prism("panel", panel_outline(spec.width, body_height), 0, 0.25, material("panel"), 0.012, 2, loc=(0, face, 0), parent=body)
    reveal(spec.width, body_height, face, body)
    panel_screws(spec.width, body_height, face, body)
    left, right, upper, lower = -width / 2, width / 2, height * 0.185, -0.19 - height * 0.158
    screen_width = min(1.42, width * 0.36)
    build_display(screen_width, screen_width * 0.74, figures, (left + 0.20 + screen_width / 2, face, upper), body)
    keys_beside_display = spec.ac_outlets < 4
    sockets_left = left + (0.66 if keys_beside_display else 0.42) + screen_width
    cut(panel, _sockets(spec, face, sockets_left, right - 0.12, upper, lids_open, body))
    bay_left = left + (0.74 if keys_beside_display else 1.36)
    _power_button(face, left + 0.40, lower, body)
    text("IP67", 0.105, material("print-dim"), (left + 0.40, face - 0.003, lower - 0.33), body, "Bold", spacing=1.1)
    if keys_beside_display:
        _keys(face, [(left + screen_width + 0.40, upper + 0.27 * step) for step in (1, 0, -1)], body)
    else:
        _keys(face, [(left + 0.76 + 0.22 * step, lower) for step in (0, 1, 2)], body)
    _bay(face, bay_left, right - 0.12, lower, lids_open, body)


def _sockets(spec, face, left, right, z, lids_open, body):
    pitch = min((right - left) / spec.ac_outlets, 0.80)
    middle = (left + right) / 2
    cutters = []
    for index in range(spec.ac_outlets):
        x = middle + (index - (spec.ac_outlets - 1) / 2) * pitch
        cutters.append(schuko(x, z, face, body))
        schuko_lid(x, z, face, body, lids_open)
        empty(f"anchor-ac-{index + 1}", body, (x, face, z))
    words = f"AC 230 V ~ 50 Hz   {spec.watts} W"
    text(words, 0.066, material("print"), (middle + 0.05, face - 0.003, z - 0.425), body, spacing=1.1)
    icon("bolt", 0.100, material("print-green"), (middle - 0.62, face - 0.003, z - 0.425), body)
    return cutters


def _power_button(face, x, z, body):
    ring("power-collar", 0.135, 0.200, face - 0.055, face + 0.02, material("black"), (x, 0, z), body, width=0.018)
    ring("power-light", 0.122, 0.137, face - 0.042, face + 0.02, material("led"), (x, 0, z), body, width=0.002)
    cylinder("power-button", 0.120, 0.07, material("graphite"), width=0.02, segments=3, loc=(x, face - 0.025, z), parent=body)
    icon("power", 0.11, material("print"), (x, face - 0.063, z), body)


def _keys(face, places, body):
    """The three keys that switch the AC, DC and USB outlets."""
    for (x, z), words in zip(places, ("AC", "DC", "USB")):
        prism("key-collar", rounded_rect(0.200, 0.150, 0.07), face - 0.025, face + 0.02, material("black"), 0.012, 3, loc=(x, 0, z), parent=body)
        prism("key", rounded_rect(0.155, 0.105, 0.05), face - 0.050, face, material("rubber"), 0.020, 3, loc=(x, 0, z), parent=body)
        cylinder("key-light", 0.013, 0.01, material("led"), points=16, width=0, loc=(x, face - 0.051, z), parent=body)
        text(words, 0.058, material("print"), (x, face - 0.003, z - 0.130), body, spacing=1.1)


def _bay(face, left, right, z, lids_open, body):
    width, middle = right - left, (left + right) / 2
    rim, mouth = rounded_rect(width, BAY_HEIGHT, 0.09), rounded_rect(width - 0.10, BAY_HEIGHT - 0.10, 0.05)
    prism("bay-rim", rim, face - 0.055, face + 0.02, material("graphite"), 0.016, 3, 40, mouth, (middle, 0, z), parent=body)
    seal = rounded_rect(width - 0.035, BAY_HEIGHT - 0.035, 0.075), rounded_rect(width - 0.075, BAY_HEIGHT - 0.075, 0.06)
    prism("bay-seal", seal[0], face - 0.072, face - 0.04, material("gasket"), 0.007, 2, 40, seal[1], (middle, 0, z), parent=body)
    prism("bay-floor", mouth, face - 0.012, face + 0.01, material("black"), 0, 1, loc=(middle, 0, z), parent=body)
    used = sum(2 * half * count for _, count, half, _ in LOW_VOLTAGE)
    group_gap = (width - 0.16 - used) / len(LOW_VOLTAGE)
    x = left + 0.08 + group_gap / 2
    for kind, count, half, words in LOW_VOLTAGE:
        start = x
        for _ in range(count):
            PORTS[kind](x + half, z + 0.040, face - 0.014, body)
            x += 2 * half
        text(words, 0.053, material("print"), ((start + x) / 2, face - 0.016, z - 0.150), body)
        if kind != "anderson":
            box("bay-divider", (0.006, 0.004, 0.30), material("print-dim"), 0, 1, (x + group_gap / 2, face - 0.014, z), parent=body)
        x += group_gap
    _bay_cover(middle, z - BAY_HEIGHT / 2 - 0.005, width, face, lids_open, body)


def _bay_cover(x, z, width, face, opened, body):
    hinge = (x, face - 0.080, z)
    cylinder("cover-hinge", 0.026, width * 0.82, material("graphite"), "X", 0.006, loc=hinge, parent=body)
    cover = empty("bay-cover", body, hinge, (BAY_OPEN if opened else 0, 0, 0))
    middle = (0, 0, BAY_HEIGHT / 2 + 0.005)
    prism("cover-plate", rounded_rect(width, BAY_HEIGHT, 0.09), -0.060, 0.002, material("graphite"), 0.018, 3, loc=middle, parent=cover)
    prism("cover-crest", rounded_rect(width - 0.16, BAY_HEIGHT - 0.16, 0.06), -0.068, -0.058, material("rubber"), 0.006, 2, loc=middle, parent=cover)
    gasket = rounded_rect(width - 0.05, BAY_HEIGHT - 0.05, 0.07), rounded_rect(width - 0.12, BAY_HEIGHT - 0.12, 0.05)
    prism("cover-seal", gasket[0], 0, 0.018, material("gasket"), 0.006, 2, 40, gasket[1], middle, parent=cover)
    for step in range(-3, 4):
        box("cover-rib", (0.03, 0.012, BAY_HEIGHT - 0.20), material("graphite"), 0.004, 2, (step * width * 0.12, 0.004, middle[2]), parent=cover)
    for side in (-1, 1):
        prism("cover-tab", rounded_rect(0.26, 0.075, 0.034), -0.056, -0.010, material("signal"), 0.010, 3, loc=(side * width * 0.27, 0, BAY_HEIGHT + 0.02), parent=cover)
    text("USB  ·  12 V", 0.11, material("print-dim"), (0, -0.070, BAY_HEIGHT / 2 + 0.005), cover, "Bold", spacing=1.1)
