"""The station's display: dark glass with lit figures, all of it geometry so that it stays sharp at any size."""
from kit.marks import SEGMENTS, icon, text
from kit.outlines import rounded_rect
from kit.solids import box, empty, prism
from materials import material

BARS = 20


def _reading(screen, words, watts, ink, left, right, top):
    text(words, 0.058, material("lcd-dim"), (left, 0, top), screen, "SemiBold", "LEFT", 1.12)
    text(str(watts), 0.118, material(ink), (right - 0.095, 0, top - 0.125), screen, align="RIGHT", font=SEGMENTS)
    text("W", 0.085, material(ink), (right, 0, top - 0.140), screen, "SemiBold", "RIGHT")


def build_display(width, height, figures, loc, parent):
    """A bezel of `width` by `height`. `figures`: percent, time, inputWatts, outputWatts, mode (each shown as it stands)."""
    root = empty("display", parent, loc)
    prism("display-bezel", rounded_rect(width, height, 0.07), -0.055, 0.02, material("black"), 0.018, 4, parent=root)
    prism("display-glass", rounded_rect(width - 0.08, height - 0.08, 0.045), -0.064, -0.05, material("glass"), 0.004, 2, parent=root)
    scale = min((width - 0.16) / 1.20, (height - 0.16) / 0.86)
    screen = empty("screen", root, (0, -0.0665, 0))
    screen.scale = (scale, 1, scale)
    left, right, top = -0.57, 0.57, 0.35
    icon("battery", 0.095, material("lcd-dim"), (left + 0.06, 0, top), screen)
    text("BATTERY", 0.060, material("lcd-dim"), (left + 0.15, 0, top), screen, "SemiBold", "LEFT", 1.12)
    text(figures["mode"], 0.060, material("lcd-green"), (right, 0, top), screen, "Bold", "RIGHT", 1.1)
    text(str(figures["percent"]), 0.325, material("lcd-white"), (-0.06, 0, 0.06), screen, align="RIGHT", font=SEGMENTS)
    text("%", 0.135, material("lcd-white"), (-0.035, 0, -0.035), screen, "SemiBold", "LEFT")
    box("divider", (0.005, 0.002, 0.48), material("lcd-dim"), 0, 1, (0.135, 0, 0.035), parent=screen)
    _reading(screen, "INPUT", figures["inputWatts"], "lcd-green", 0.175, right, 0.235)
    _reading(screen, "OUTPUT", figures["outputWatts"], "lcd-orange", 0.175, right, -0.025)
    text(figures["time"], 0.070, material("lcd-white"), (right, 0, -0.255), screen, "SemiBold", "RIGHT")
    text("TIME LEFT", 0.058, material("lcd-dim"), (left, 0, -0.255), screen, "SemiBold", "LEFT", 1.12)
    lit, pitch = round(figures["percent"] / 100 * BARS), (right - left) / BARS
    for bar in range(BARS):
        ink = material("lcd-green" if bar < lit else "lcd-off")
        prism("bar", rounded_rect(pitch * 0.74, 0.075, 0.008, 2), -0.001, 0.001, ink, 0, 1, loc=(left + pitch * (bar + 0.5), 0, -0.355), parent=screen)
    return root
