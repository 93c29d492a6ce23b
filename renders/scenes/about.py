"""The family on a landing stage in the morning: a forest lake behind it, far out of focus. Wide and shallow, everything in its middle."""
import math

from battery import STACK_PITCH, build_battery
from frame import Frame
from panel import build_panel
from props.daylight import panorama, soft_light, sun
from props.planks import deck
from props.shapes import box
from props.shore import flat
from props.surfaces import plain, water, wood
from station import build_station
from studio import camera

EDGE = 11.0
WEATHERED = ((0.085, 0.070, 0.052), (0.23, 0.195, 0.155))


def _stand(root, at, turn):
    root.location, root.rotation_euler = at, (0, 0, math.radians(turn))


def shot():
    deck(wood('jetty board', *WEATHERED, roughness=0.62, along='Y'), 60, 44, 1.45, 0.09, 0.3, (0, EDGE - 22, 0), 5, 'Y', joints=False)
    box('beam', (60, 0.5, 1.2), wood('jetty beam', *WEATHERED, along='X'), (0, EDGE - 0.6, -0.9), bevel=0.03)
    box('under the jetty', (60, 44, 0.1), plain('under the jetty', (0.008, 0.008, 0.008), 0.9), (0, EDGE - 22.4, -1.2), bevel=0)
    flat(-3.6, water(colour=(0.006, 0.018, 0.020), ripple=0.10, scale=0.20, stretch=(1, 2.6, 1)), 30000, EDGE)
    _stand(build_battery(), (-5.0, 0.3, 0), -17)
    _stand(build_station('pro', lids_open=False, figures={'percent': 96, 'outputWatts': 0, 'time': '99 h 59 min'}), (-5.0, 0.3, STACK_PITCH), -17)
    _stand(build_station('evo', lids_open=False, figures={'outputWatts': 0, 'time': '99 h 59 min'}), (0.15, -0.9, 0), -17)
    _stand(build_panel(open=False), (4.7, 2.8, 0), -20)
    panorama('forest', 27, 0.62, 0.85, saturation=0.85)
    sun(51, -140, 4.4, (1, 0.90, 0.76), 0.7)
    soft_light((-14, -18, 9), (0, 0, 3), 8, 1200, (0.97, 0.98, 1))
    camera((0.1, -43, 4.3), (0.1, 0, 3.0), 60, 0.13, (0, 0, 2.4), (0.0, 0.0))
    return Frame(2400, 1090, 26, 'High Contrast', 0.3)
