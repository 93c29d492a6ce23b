"""Rain on EVO's lids from so near that a drop is a lens: a stormy evening, the forest behind out of focus."""
from frame import Frame
from materials import material
from props.daylight import panorama, soft_light
from props.planks import GREY_WOOD, deck
from props.product import station_in_use
from props.rain import falling, splashes
from props.shapes import seeded
from props.surfaces import wood
from studio import camera
from water import wet

EYE, AIM = (-4.6, -9.8, 5.2), (0.22, -0.75, 1.66)


def shot():
    board = tuple(tuple(c * 0.5 for c in tone) for tone in GREY_WOOD)
    deck(wood('wet board', *board, roughness=0.25, along='X', wet=1.0), 40, 30, 1.3, 0.10, 0.3, (0, 6, 0), 11, 'X', joints=False)
    station = station_in_use('evo', (0, 0, 0), -12, [], {'percent': 64, 'outputWatts': 0, 'time': '99 h 59 min'})
    wet(station, 6200, 4)
    chance = seeded(6)
    splashes(material('water'), [(chance.uniform(-1.7, 1.7), chance.uniform(-1.0, 1.0), 2.56) for _ in range(34)], 3)
    falling(EYE, AIM, 420, near=9.5, far=26, slant=0.22)
    panorama('forest', 250, 0.42, 0.36, saturation=0.7, tint=(0.80, 0.94, 1.0))
    soft_light((3.5, 8, 6.5), (0, 0, 2.0), 6, 1500, (0.86, 0.94, 1), 3)
    soft_light((-9, 3, 5), (0, -0.5, 1.6), 3, 900, (0.90, 0.96, 1), 5)
    soft_light((6.6, -9.5, 3.2), (0.2, -1.2, 1.4), 4.5, 620, (0.90, 0.95, 1), 2.2)
    soft_light((-6, -12, 9), (0, -1, 1.5), 5, 420, (0.92, 0.96, 1))
    camera(EYE, AIM, 98, 0.42, (0.15, -1.35, 1.75), (0.0, 0.0))
    return Frame(1200, 900, 13, 'Medium High Contrast', 0.55, lens=True)
