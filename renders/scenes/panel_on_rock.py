"""Low sun by the open sea: the panel unfolded on polished granite, its two leads in the back of EVO."""
import math

import bpy
from frame import Frame
from panel import build_panel
from props.daylight import gradient, soft_light, sun
from props.product import station_in_use
from props.rear_leads import anchor, solar_leads
from props.shore import flat, island, shore_rock
from props.surfaces import water
from studio import camera
from wear import used


def shot():
    shore_rock((6, 8, 0), (130, 64), 2.6, 0.05, (5, 2.0, 25), 330, 4.0, 0.10)
    used(0.06, 0.4, 0.0)
    panel = build_panel(open=True, tilt=60)
    panel.location, panel.rotation_euler = (3.5, 5.0, 0.02), (0, 0, math.radians(32))
    station = station_in_use('evo', (9.4, -1.2, 0.02), 158, [], {'percent': 71, 'mode': 'SOLAR', 'inputWatts': 186, 'outputWatts': 0, 'time': '1 h 55 min'})
    bpy.context.view_layer.update()
    solar_leads(anchor(station, 'solar-input'), [(8.4, -4.1, 1.0), (8.0, -4.6, 0.3), (6.6, -4.9, 0.07), (4.8, -3.8, 0.06), (4.0, -1.4, 0.06), (3.2, 2.4, 0.06), (2.4, 6.0, 0.1), (2.2, 7.0, 1.2)])
    flat(-4.2, water(colour=(0.006, 0.022, 0.030), ripple=0.30, scale=0.30, stretch=(1, 2.4, 1)), 30000, 6)
    air = (1200, 7000, (0.62, 0.52, 0.46), 0.8)
    for x, y, width, height, seed in ((-1300, 3600, 2000, 110, 3), (900, 2600, 800, 70, 8), (2900, 5200, 2600, 130, 21)):
        island(x, y, width, height, -5, (0.016, 0.030, 0.024), seed, air)
    gradient([(0.0, (0.78, 0.62, 0.52)), (0.06, (0.60, 0.62, 0.64)), (0.2, (0.30, 0.46, 0.62)), (0.7, (0.10, 0.24, 0.46))], 0.8, 0.55, (0.96, 0.80, 0.66), (84, 0.7, (1.1, 0.70, 0.40)))
    sun(25, 157, 9.0, (1, 0.68, 0.40), 0.8)
    soft_light((-8, -20, 9), (0, -2, 1.6), 7, 900, (0.86, 0.92, 1))
    camera((-4.0, -19.5, 4.8), (2.4, 2, 2.1), 36, 0.3, (-1.0, 2.2, 2.4), (0.0, 0.0))
    return Frame(1200, 900, 14, 'Medium High Contrast', 0.35, lens=True)
