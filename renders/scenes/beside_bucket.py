"""How large is EVO? It stands on a cottage porch beside a ten-litre bucket, in sun that falls through a birch."""
from frame import Frame
from props.boathouse import boarded_wall, bucket
from props.daylight import panorama, soft_light, sun
from props.planks import GREY_WOOD, deck
from props.product import station_in_use
from props.surfaces import wood
from props.trees import leaf_mass, leaf_surface
from studio import camera


def shot():
    deck(wood('porch board', *GREY_WOOD, roughness=0.65, along='X', worn=0.3), 60, 26, 1.35, 0.08, 0.4, (0, -4, 0), 9, 'X', joints=False)
    boarded_wall(6.2)
    station_in_use('evo', (-1.9, 0.2, 0), -20, [], {'percent': 86, 'outputWatts': 0, 'time': '99 h 59 min'})
    bucket((2.6, -0.6, 0), 24)
    leaf_mass(leaf_surface(), (-19, -7, 22), (9, 7, 6), 900, 0.55)
    panorama('forest', 200, 0.55, 0.4, saturation=0.8)
    sun(46, -128, 6.5, (1, 0.90, 0.74), 1.2)
    soft_light((7, -14, 8), (0, 0, 1.4), 6, 1700, (0.93, 0.97, 1))
    camera((0.8, -17.8, 4.6), (0.35, 0, 1.85), 62, 0.3, (-0.8, -1.2, 1.4), (0.0, 0.02))
    return Frame(1200, 900, 28, 'Medium High Contrast', 0.36)
