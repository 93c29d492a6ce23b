"""Third slide: a misty meadow in the low sun; PRO on an extra battery, charging from the panel behind."""
import math

from battery import STACK_PITCH, build_battery
from frame import Frame
from panel import build_panel
from props.daylight import panorama, soft_light, sun
from props.product import station_in_use
from props.shapes import fractal, terrain, tube
from props.surfaces import earth, plain
from props.trees import grass_surface, meadow
from studio import camera


def field(x, y):
    calm = min(1, max(0, (math.hypot(x - 6, y - 3) - 12) / 14))
    return fractal(x, y, 3, 3, 3) * 0.06 + fractal(x, y, 24, 3, 7) * 1.0 * calm


def shot():
    terrain('field', (260, 190), 240, field, earth(light=(0.06, 0.055, 0.022), moss=(0.035, 0.06, 0.014)), (0, 70, 0))
    blades = grass_surface((0.045, 0.085, 0.016), (0.20, 0.16, 0.06))
    meadow(blades, (-34, 46), (-17, 96), field, 3.2, 230, 0.9, avoid=lambda x, y: abs(x - 3.4) < 3.4 and -3.6 < y < 1.6)
    meadow(blades, (-60, 62), (30, 130), field, 4.4, 120, 2.0, seed=31)
    panel = build_panel(open=True, tilt=52)
    panel.location, panel.rotation_euler = (15.4, 8.4, 0.1), (0, 0, math.radians(-10))
    battery = build_battery()
    battery.location, battery.rotation_euler = (3.4, 0, 0.02), (0, 0, math.radians(-22))
    station_in_use('pro', (3.4, 0, 0.02 + STACK_PITCH), -22, [], {'percent': 63, 'mode': 'SOLAR', 'inputWatts': 188, 'outputWatts': 0, 'time': '9 h 05 min'})
    tube('solar lead', [(4.9, 1.4, 3.4), (5.4, 2.2, 1.4), (6.2, 2.8, 0.15), (7.6, 3.2, 0.12), (8.6, 5.4, 0.12), (9.0, 8.4, 0.5)], 0.05, plain('lead', (0.014, 0.014, 0.014), 0.5))
    panorama('sunrise', 250, 0.5, 0.36, 0.85, (1.0, 0.94, 0.88))
    sun(17, 118, 3.4, (1, 0.74, 0.46), 1.0)
    soft_light((-6, -15, 8), (3.4, 0, 2.4), 6, 1300, (0.92, 0.96, 1))
    camera((0.4, -22.5, 4.9), (0.4, 0, 3.3), 46, 0.25, (3.2, -1.4, 2.6), (0.0, 0.02))
    return Frame(1600, 900, 32, 'Medium High Contrast', 0.2)
