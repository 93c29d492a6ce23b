"""Ready to leave: EVO, the folded panel and a weekend bag in the boot of an estate car."""
import math

from frame import Frame
from panel import build_panel
from props.car import boot, duffel
from props.daylight import panorama, soft_light, sun
from props.product import station_in_use
from studio import camera


def shot():
    boot()
    station_in_use('evo', (-1.7, 2.6, 0), -14, [], {'percent': 98, 'outputWatts': 0, 'time': '99 h 59 min'})
    panel = build_panel(open=False)
    panel.location, panel.rotation_euler = (1.0, 8.2, 0), (math.radians(-6), 0, 0)
    duffel((2.9, 3.3, 0), -62, (0.024, 0.033, 0.046))
    panorama('forest', 60, 0.9, 0.75, saturation=0.85)
    sun(36, 214, 5.0, (1, 0.90, 0.76), 0.8)
    soft_light((-3, -12, 12), (0, 2.5, 1.2), 7, 2300, (0.95, 0.98, 1))
    soft_light((-12, 12, 9), (0, 6, 3), 4, 2600, (1, 0.95, 0.86))
    camera((1.0, -15.2, 5.8), (0.25, 2.6, 2.25), 63, 0.3, (-1.5, 1.4, 1.5), (0.0, 0.0))
    return Frame(1200, 900, 14, 'Medium High Contrast', 0.45)
