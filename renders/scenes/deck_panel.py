"""Noon on deck off Jurmo: the panel unfolded along the rail, PRO beside it with what the log of that day tells on its display."""
import math

from frame import Frame
from panel import build_panel
from props.daylight import gradient, soft_light, sun
from props.product import station_in_use
from props.rope import coiled, rope
from props.shapes import tube
from props.shore import sea
from props.surfaces import fabric, plain, water
from props.yacht_deck import archipelago, cleat, teak_deck
from studio import camera

AIR = (1500, 9000, (0.56, 0.62, 0.68), 0.85)


def shot():
    teak_deck()
    cleat((-12.6, 6.8, 0))
    rope(fabric('hemp', (0.42, 0.34, 0.22), weave=60), coiled((-11.6, 3.0, 0), 0.75, 2, 3, 0.13), 0.13)
    panel = build_panel(open=True, tilt=52)
    panel.location, panel.rotation_euler = (4.6, 3.6, 0.02), (0, 0, math.radians(-14))
    station_in_use('pro', (-4.2, -5.2, 0.02), -20, [], {'percent': 52, 'mode': 'SOLAR', 'inputWatts': 168, 'outputWatts': 0, 'time': '6 h 34 min'})
    tube('solar lead', [(-3.9, -3.7, 1.0), (-3.8, -3.0, 0.5), (-3.2, -2.2, 0.06), (-1.2, -1.6, 0.06), (2.2, -2.2, 0.06), (4.4, -0.4, 0.06), (4.0, 4.6, 0.06), (3.6, 6.4, 0.8)], 0.05, plain('lead', (0.014, 0.014, 0.014), 0.5))
    sea(-14, water(scale=0.4, ripple=0.22), waves=1.0, wind=5)
    archipelago(AIR)
    gradient([(0.0, (0.70, 0.76, 0.80)), (0.08, (0.52, 0.66, 0.80)), (0.25, (0.24, 0.44, 0.70)), (0.8, (0.09, 0.22, 0.50))], 0.85, 0.5, (0.95, 0.95, 0.94))
    sun(40, -146, 7.5, (1, 0.93, 0.82), 0.6)
    soft_light((4, -18, 9), (-2, -2, 1.6), 7, 500, (0.92, 0.96, 1))
    camera((-2.6, -22.5, 6.4), (2.0, 0, 2.1), 36, 0.25, (-4.0, -6.4, 1.6), (0.0, 0.0))
    return Frame(1200, 800, 10, 'Medium High Contrast', 0.25, lens=True)
