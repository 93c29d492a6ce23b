"""Experience: a cottage veranda on a summer night by the lake, lantern, two mugs, the radio's lead in the station."""
from frame import Frame
from props.camp import lantern, mug, string_lights
from props.daylight import bulb, gradient, soft_light
from props.planks import GREY_WOOD, deck
from props.product import station_in_use
from props.shapes import box, cylinder, extrude, rounded
from props.shore import flat
from props.surfaces import fabric, plain, water, wood
from props.trees import band, forest, needle_surface
from studio import camera


def _radio(at):
    shell = wood('radio case', (0.10, 0.05, 0.025), (0.22, 0.12, 0.06), along='X', knots=False)
    extrude('radio', rounded(3.2, 1.9, 0.3), 1.1, shell, (at[0], at[1], at[2] + 1.0), (0, 0, -14), bevel=0.05)
    extrude('grille', rounded(1.7, 1.4, 0.2), 1.14, fabric('grille', (0.32, 0.26, 0.17)), (at[0] - 0.55, at[1], at[2] + 1.0), (0, 0, -14), bevel=0.02)
    cylinder('knob', 0.32, 0.3, plain('knob', (0.50, 0.40, 0.24), 0.35, 0.8), 'Y', (at[0] + 0.95, at[1] - 0.62, at[2] + 1.2), (0, 0, -14), bevel=0.03)


def shot():
    floor = wood('veranda floor', *GREY_WOOD, roughness=0.5, along='X')
    deck(floor, 60, 18, 1.3, 0.06, 0.3, (0, 1, 0), 4, 'X', joints=False)
    post = wood('veranda post', (0.10, 0.06, 0.035), (0.22, 0.14, 0.08), along='Z')
    rail = wood('veranda rail', (0.10, 0.06, 0.035), (0.22, 0.14, 0.08), along='X')
    for x in (-13.5, 9.5):
        box('post', (1.3, 1.3, 30), post, (x, 10.4, 14), bevel=0.08)
    for z in (2.2, 7.4):
        box('rail', (60, 0.5 if z < 5 else 1.4, 0.9), rail, (0, 10.4, z), bevel=0.06)
    for x in range(-28, 30, 3):
        box('baluster', (0.5, 0.4, 4.6), post, (x + 0.5, 10.4, 4.8), bevel=0.04)
    flat(-22, water(colour=(0.005, 0.012, 0.017), ripple=0.06, scale=0.15, stretch=(1, 2.6, 1)), 30000, 60)
    forest(needle_surface((0.010, 0.018, 0.014), (900, 3400, (0.26, 0.22, 0.25), 0.8)), band(230, 2000, 2600, 0.7, -24, 13), (110, 210), 8)
    station_in_use('evo', (0.4, 0, 0), 20, [(2, [(2.6, -2.3, 0.06), (4.4, -2.2, 0.06), (6.6, -0.2, 0.06), (7.4, 2.6, 0.06), (7.0, 4.6, 0.1), (6.4, 5.0, 0.6)], None)],
                   {'percent': 54, 'outputWatts': 18, 'time': '32 h 10 min'})
    _radio((6.0, 4.2, 0))
    lantern((-4.9, 1.4, 0), 5)
    bulb((-4.9, 1.4, 1.0), 220, (1, 0.55, 0.23), 0.45)
    mug((-3.5, -1.9, 0), 190, (0.30, 0.26, 0.20))
    mug((-5.3, -1.1, 0), 330)
    string_lights((-13, 10, 15.5), (9, 10, 15.5), 12, 0.7, 20, 0.17)
    gradient([(0.0, (0.92, 0.50, 0.30)), (0.05, (0.66, 0.46, 0.42)), (0.18, (0.26, 0.30, 0.42)), (0.7, (0.06, 0.12, 0.25))], 0.7, 0.5, (0.75, 0.42, 0.36), (-14, 0.5, (1.4, 0.66, 0.28)))
    soft_light((-8, 1, 5), (0, 0, 1.3), 2.5, 240, (1, 0.58, 0.27))
    soft_light((6, -13, 8), (0, 0, 1.4), 6, 900, (0.82, 0.88, 1))
    camera((-0.6, -16.5, 3.9), (0.2, 0, 2.2), 50, 0.24, (0.3, -1.4, 1.4), (0.0, 0.03))
    return Frame(1600, 1067, 40, 'Medium High Contrast', 0.4)
