"""Third slide: a misty spruce forest in the morning; the station charges from a solar panel that runs out of the picture."""
import math

from battery import STACK_PITCH, build_battery
from frame import Frame
from panel import build_panel
from props.camp import pebbles
from props.daylight import gradient, soft_light, sun
from props.product import station_in_use
from props.shapes import fractal, terrain, tube
from props.surfaces import earth, granite, plain
from props.trees import band, bark_surface, forest, grass_surface, meadow, needle_surface, trunk
from studio import camera

AIR = (0.40, 0.46, 0.44)


def ground(x, y):
    calm = min(1, max(0, (math.hypot(x - 4, y) - 5) / 10))
    return fractal(x, y, 3, 4, 2) * 0.07 + fractal(x, y, 22, 3, 7) * 1.1 * calm


def _stand(root, at):
    root.location, root.rotation_euler = at, (0, 0, math.radians(-24))


def shot():
    terrain('ground', (260, 190), 260, ground, earth(moss=(0.035, 0.06, 0.014), scale=1.2), (0, 60, 0))
    meadow(grass_surface((0.04, 0.075, 0.016), (0.13, 0.11, 0.045)), (-30, 34), (-7, 46), ground, 3.0, 150, 0.8, density=0.8,
           avoid=lambda x, y: abs(x - 4) < 3.2 and -4 < y < 2.4)
    forest(needle_surface((0.014, 0.03, 0.017), (120, 900, AIR, 0.95)), band(150, 420, 1100, 0.7, -4, 7), (90, 190), 5, 0.17)
    bark = bark_surface((60, 600, AIR, 0.95))
    for x, y, z in band(46, 70, 420, 0.46, -2, 23):
        trunk(bark, (x, y, z), 120, 1.2 + (x * 7 % 1) * 0.9, ((y * 3 % 1) * 5 - 2.5, 0), int(y))
    pebbles(granite(), [(-0.8, -1.6, 0), (0.2, 1.8, 0), (8.6, -3.0, 0), (-3.4, 3.2, 0)], 4, (0.15, 0.5))
    panel = build_panel(open=True, tilt=56)
    panel.location, panel.rotation_euler = (14.2, 9.6, 0.05), (0, 0, math.radians(-12))
    _stand(build_battery(), (3.9, 0, 0.0))
    station_in_use('pro', (3.9, 0, STACK_PITCH), -24, [], {'percent': 58, 'mode': 'SOLAR', 'inputWatts': 182, 'outputWatts': 0, 'time': '5 h 20 min'})
    tube('solar lead', [(5.2, 1.6, 3.2), (5.7, 2.6, 1.6), (6.4, 3.6, 0.08), (8.6, 3.4, 0.08), (10.4, 5.0, 0.1), (11.4, 6.8, 0.12), (12, 8.4, 0.5)], 0.05, plain('lead', (0.014, 0.014, 0.014), 0.5))
    gradient([(0.0, (0.62, 0.66, 0.60)), (0.2, (0.62, 0.68, 0.66)), (0.8, (0.36, 0.46, 0.52))], 0.8)
    sun(24, 38, 3.2, (1, 0.86, 0.62), 2.5)
    soft_light((-5, -13, 8), (3.9, 0, 1.6), 6, 1500, (0.92, 0.97, 1))
    camera((0.6, -20.5, 4.6), (0.6, 0, 3.1), 47, 0.25, (3.8, -1.4, 2.6), (0.0, 0.02))
    return Frame(1600, 900, 36, 'Medium High Contrast', 0.1)
