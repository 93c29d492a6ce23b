"""Tips: the solar panel faces the low sun in a summer meadow, the station in its shade."""
import math

from frame import Frame
from panel import build_panel
from props.daylight import panorama, soft_light, sun
from props.product import station_in_use
from props.shapes import fractal, terrain, tube
from props.surfaces import earth, plain
from props.trees import grass_surface, meadow
from studio import camera


def field(x, y):
    calm = min(1, max(0, (math.hypot(x, y - 1) - 9) / 14))
    return fractal(x, y, 3, 3, 3) * 0.06 + fractal(x, y, 24, 3, 7) * 1.0 * calm


def shot():
    terrain('field', (240, 190), 240, field, earth(light=(0.06, 0.055, 0.022), moss=(0.035, 0.06, 0.014)), (0, 70, 0))
    blades = grass_surface((0.055, 0.11, 0.018), (0.22, 0.19, 0.07))
    meadow(blades, (-44, 46), (-19, 100), field, 3.2, 240, 0.95, avoid=lambda x, y: abs(x + 5) < 3.2 and -5 < y < 1.4)
    meadow(blades, (-60, 62), (30, 130), field, 4.4, 120, 2.1, seed=31)
    panel = build_panel(open=True, tilt=52)
    panel.location, panel.rotation_euler = (5.2, 3.4, 0.1), (0, 0, math.radians(-16))
    station_in_use('evo', (-5.2, -1.6, 0.02), 16, [], {'percent': 47, 'mode': 'SOLAR', 'inputWatts': 191, 'outputWatts': 0, 'time': '3 h 20 min'})
    tube('solar lead', [(-4.9, -0.1, 0.8), (-4.5, 0.9, 0.4), (-3.8, 1.6, 0.1), (-2.6, 1.2, 0.1), (-1.6, 2.4, 0.1), (-1.4, 4.2, 0.3)], 0.05, plain('lead', (0.014, 0.014, 0.014), 0.5))
    panorama('sunrise', 200, 0.9, 1.1, 0.9)
    sun(34, -150, 4.4, (1, 0.88, 0.70), 0.8)
    soft_light((-10, -16, 8), (-4, 0, 1.5), 7, 500, (1, 0.97, 0.92))
    camera((-2.0, -27, 5.2), (1.4, 0, 2.3), 48, 0.26, (-1.0, -0.5, 1.8), (0.0, 0.03))
    return Frame(1600, 1067, 36, 'Medium High Contrast', 0.1)
