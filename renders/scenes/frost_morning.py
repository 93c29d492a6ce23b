"""Eight below: PRO on a slab of insulation in the snow, frost on its case, footprints, the sun just above the spruces."""
import math

from frame import Frame
from props.daylight import gradient, soft_light, sun
from props.product import station_in_use
from props.rowboat import thermos
from props.shapes import box, fractal, terrain
from props.snow import snowy_needles, thermometer
from props.surfaces import plain, snow
from props.trees import band, forest
from studio import camera
from wear import frosted

STEPS = [(5.2 + 1.5 * (index % 2) + index * 0.45, -7.0 + index * 3.9, 10 + 8 * (index % 2)) for index in range(14)]


def _print(x, y):
    """How deep a boot has pressed the snow here."""
    deep = 0.0
    for px, py, turn in STEPS:
        away = math.radians(turn)
        dx, dy = x - px, y - py
        if abs(dx) + abs(dy) > 4:
            continue
        along, across = dy * math.cos(away) + dx * math.sin(away), dx * math.cos(away) - dy * math.sin(away)
        inside = (along / 1.55) ** 2 + (across / 0.62) ** 2
        if inside < 1.25:
            deep = max(deep, min(1.0, (1.25 - inside) * 3))
        elif inside < 2.2 and deep == 0:
            deep = -0.22 * (2.2 - inside)
    return deep


def ground(x, y):
    flat = min(1.0, max(0.0, (math.hypot(x / 4.6, (y - 0.1) / 3.4) - 0.8) * 1.6))
    return -0.62 + fractal(x, y, 9, 5, 6) * 0.45 * flat + fractal(x, y, 46, 3, 2) * 1.1 * flat - 0.85 * _print(x, y) + 0.008 * max(0.0, y)


def shot():
    terrain('near snow', (36, 34), 330, ground, snow(), (0, 3, 0))
    terrain('far snow', (420, 300), 130, lambda x, y: ground(x, y) - (0.5 if abs(x) < 17 and -13 < y < 19 else 0), snow('far snow'), (0, 130, 0))
    needles = snowy_needles((120, 1300, (0.72, 0.66, 0.66), 0.75))
    forest(needles, band(90, 95, 520, 0.62, -3, 23, (-0.10, 0.12)), (80, 150), 6, 0.2)
    box('insulation', (6.2, 4.2, 0.55), plain('insulation', (0.20, 0.36, 0.50), 0.8, grain=24), (0.1, 0, -0.29), (0, 0, -19), bevel=0.04)
    box('insulation', (6.2, 4.2, 0.5), plain('insulation', (0.20, 0.36, 0.50), 0.8, grain=24), (-0.1, 0.1, -0.80), (0, 0, -14), bevel=0.04)
    frosted(0.85)
    station_in_use('pro', (0, 0, 0), -20, [
        (4, [(3.4, -2.9, -0.1), (4.6, -2.6, -0.35), (6.4, -1.0, -0.4), (9.0, 0.6, -0.3), (16, 3.0, -0.2), (30, 8, 0.2)], None),
    ], {'percent': 81, 'outputWatts': 540, 'time': '3 h 05 min'})
    thermos((-4.2, -1.4, -0.86), (4, 2, 0), (0.30, 0.045, 0.012))
    thermometer((-6.3, 3.2, 0), 14)
    gradient([(0.0, (0.98, 0.74, 0.52)), (0.07, (0.80, 0.72, 0.70)), (0.22, (0.46, 0.58, 0.76)), (0.8, (0.16, 0.32, 0.62))], 0.62, 0.25, (0.95, 0.82, 0.76), (32, 0.6, (2.2, 1.3, 0.7)))
    sun(8, 58, 5.6, (1, 0.70, 0.44), 1.0)
    soft_light((-8, -13, 8), (0, 0, 1.5), 6, 1300, (0.80, 0.89, 1))
    camera((-1.6, -17.2, 4.6), (-0.2, 0, 1.95), 46, 0.22, (-0.4, -1.5, 1.5), (0.0, 0.03))
    return Frame(1200, 900, 11, 'Medium High Contrast', 0.2, lens=True)
