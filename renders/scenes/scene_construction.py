"""A timber house under construction: dusty slab, sawn timber, saw and drill, afternoon sun through the frame."""
from frame import Frame
from props.daylight import panorama, soft_light, sun
from props.planks import PINE, stack
from props.product import rubber_cable, station_in_use
from props.shapes import box
from props.surfaces import concrete, wood
from props.timber_house import frame_house
from props.tools import cable_drum, circular_saw, drill, palette, screw_box, screws, tape_measure
from studio import camera


def shot():
    box('slab', (160, 160, 1), concrete(tone=0.36, dust=0.7), (0, 20, -0.5), bevel=0)
    frame_house()
    timber = tuple(tuple(c * k for c, k in zip(tone, (0.85, 0.86, 0.9))) for tone in PINE)
    boards = wood('boards', *timber, roughness=0.6, along='Y')
    stack(boards, 4, 4, (1.48, 34, 0.48), (-13.0, 12.6, 0), 66, seed=5)
    stack(boards, 2, 1, (1.0, 20, 0.5), (13.6, 1.4, 0), 74, seed=9)
    colours = palette()
    circular_saw((6.5, 3.4, 1.05), (0, 0, 196), colours)
    drill((-5.8, 6.9, 2.36), (-84, 0, 16), colours)
    orange = rubber_cable((0.50, 0.11, 0.012))
    station_in_use('pro', (0, 0, 0), 20, [
        (4, [(3.6, -2.9, 0.06), (5.6, -3.2, 0.06), (8.6, -2.0, 0.06), (10.5, 1.5, 0.06), (9.0, 5.0, 0.06), (8.2, 9, 0.06)], orange),
        (2, [(0.4, -3.4, 0.06), (-2.2, -3.6, 0.06), (-5.0, -2.2, 0.06), (-7.5, -2.6, 0.06), (-14, -1.5, 0.06)], None),
    ], {'percent': 71, 'outputWatts': 1240, 'time': '1 h 15 min'})
    cable_drum((9.6, 9.4, 0), -24)
    screw_box((-4.9, 0.4, 0), 24)
    screws((-3.2, -2.9, 0), 9, 0.5)
    tape_measure((-3.6, -1.2, 0), -32)
    panorama('sunrise', 70, 0.42, 0.9, saturation=0.6)
    sun(33, 34, 7.5, (1, 0.84, 0.64), 0.9)
    soft_light((-5, -14, 9), (0, 0, 1.6), 6, 420, (1, 0.96, 0.9))
    camera((-1.2, -15.8, 3.3), (0.3, 0, 2.1), 48, 0.25, (0.2, -1.5, 1.7), (0.0, 0.03))
    return Frame(1600, 1067, 28, 'Medium High Contrast', 0.35)
