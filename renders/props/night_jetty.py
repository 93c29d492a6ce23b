"""A jetty in the dark: PRO's display is the only light."""
from props.daylight import gradient, soft_light
from props.planks import GREY_WOOD, deck
from props.product import station_in_use
from props.shapes import box, cylinder, seeded, tube
from props.shore import flat
from props.surfaces import plain, water, wood
from props.trees import band, forest, needle_surface


def night_jetty():
    """PRO near the jetty's end at (0, 0, 0), its front towards −Y. The scene still needs its camera."""
    board = tuple(tuple(c * 0.6 for c in tone) for tone in GREY_WOOD)
    deck(wood('night board', *board, roughness=0.30, along='X', wet=1.0), 13, 92, 1.35, 0.12, 0.35, (0.5, -30, 0), 11, 'X', joints=False)
    post = wood('night post', *board, roughness=0.5, along='Z', wet=0.5)
    for x, y, high in ((-6.0, 13, 3.2), (7.0, 13, 2.6), (-6.0, -12, 3.0), (7.0, -12, 3.4), (-6.0, -34, 3), (7.0, -34, 3)):
        cylinder('post', 0.72, 12, post, at=(x, y, high - 6), bevel=0.08)
    box('jetty beam', (0.7, 92, 1.4), post, (7.0, -30, -1.0), bevel=0.04)
    flat(-3.0, water(colour=(0.003, 0.007, 0.009), ripple=0.10, scale=0.25, stretch=(1, 2.4, 1)), 30000, -90)
    rnd, reed = seeded(7), plain('reed', (0.05, 0.05, 0.025), 0.8)
    for _ in range(110):
        x, y = rnd.uniform(-34, -13), rnd.uniform(-6, 40)
        lean = rnd.uniform(-1.8, 1.8)
        tube('reed', [(x, y, -3.5), (x + lean * 0.3, y, 2), (x + lean, y, rnd.uniform(3, 10))], 0.07, reed)
    forest(needle_surface((0.006, 0.010, 0.008), (200, 1500, (0.022, 0.038, 0.050), 0.92)), band(420, 420, 1100, 0.8, -5, 11), (90, 200), 5)
    station_in_use('pro', (0, 0, 0), -14, [], {'percent': 36, 'outputWatts': 0, 'time': '99 h 59 min'})
    gradient([(0.0, (0.085, 0.125, 0.145)), (0.10, (0.040, 0.070, 0.095)), (0.4, (0.012, 0.026, 0.046)), (1.0, (0.004, 0.010, 0.022))], 0.9, 0.25, (0.07, 0.09, 0.11))
    soft_light((-0.7, -2.7, 2.2), (-1.4, -6.5, 0), 1.4, 46, (0.62, 1.0, 0.80), 0.8)
    soft_light((-3.2, -8.5, 3.4), (-0.8, -1.3, 1.7), 2.5, 60, (0.70, 0.96, 0.88))
    soft_light((4, 9, 8), (0, 0, 2), 6, 150, (0.42, 0.62, 0.85))
