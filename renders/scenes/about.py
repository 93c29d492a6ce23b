"""The family on a jetty: a still lake and a misty far shore on a bright, quiet morning."""
import math

from battery import STACK_PITCH, build_battery
from frame import Frame
from panel import build_panel
from props.daylight import gradient, soft_light, sun
from props.planks import GREY_WOOD, deck
from props.shapes import box, cylinder
from props.shore import flat
from props.surfaces import fabric, water, wood
from props.rope import coiled, rope
from props.trees import band, forest, needle_surface
from station import build_station
from studio import camera


def _stand(root, at, turn):
    root.location, root.rotation_euler = at, (0, 0, math.radians(turn))


def shot():
    grey = wood('jetty board', *GREY_WOOD, roughness=0.6, along='X', wet=0.5)
    deck(grey, 24, 58, 1.3, 0.10, 0.3, (0.6, 7, 0), 5, 'X', joints=False)
    post = wood('jetty post', *GREY_WOOD, along='Z')
    for y in (8, 22, 35):
        for x in (-11.0, 12.2):
            cylinder('post', 0.75, 9, post, at=(x, y, -1.6), bevel=0.06)
    box('beam', (0.6, 58, 1.4), post, (12.4, 7, -1.0), bevel=0.02)
    flat(-3.6, water(colour=(0.006, 0.018, 0.020), ripple=0.07, scale=0.20, stretch=(1, 2.6, 1)), 30000, -60)
    forest(needle_surface((0.014, 0.03, 0.018), (900, 4200, (0.62, 0.66, 0.68), 0.85)), band(260, 2100, 2900, 0.7, -6, 11), (110, 230), 5)
    _stand(build_battery(), (-2.9, 0, 0), -18)
    _stand(build_station('pro', lids_open=False, figures={'percent': 96, 'outputWatts': 0, 'time': '99 h 59 min'}), (-2.9, 0, STACK_PITCH), -18)
    _stand(build_station('evo', lids_open=False, figures={'outputWatts': 0, 'time': '99 h 59 min'}), (2.6, -1.4, 0), -18)
    _stand(build_panel(open=False), (6.4, 2.4, 0), -22)
    rope(fabric('hemp', (0.42, 0.34, 0.22), weave=60), coiled((-8.2, 3.0, 0), 0.8, 2, 3, 0.14), 0.14)
    gradient([(0.0, (0.82, 0.76, 0.68)), (0.08, (0.66, 0.72, 0.76)), (0.3, (0.34, 0.48, 0.64)), (0.9, (0.16, 0.30, 0.50))], 0.85, 0.6, (0.98, 0.92, 0.84), (-30, 0.7, (1.3, 1.0, 0.70)))
    sun(22, -64, 5.0, (1, 0.80, 0.56), 1.5)
    soft_light((6, -18, 10), (0, 0, 2), 9, 1700, (0.96, 0.98, 1))
    camera((1.2, -24.5, 5.6), (1.0, 0, 3.0), 50, 0.25, (-0.4, -1.5, 2.4), (0.0, 0.02))
    return Frame(1600, 1067, 28, 'Medium High Contrast', 0.2)
