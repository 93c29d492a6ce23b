"""First slide: polished granite by the open sea at sunrise, the station on the right, sky and water on the left."""
from frame import Frame
from props.dawn import rock_at_dawn
from studio import camera


def shot():
    rock_at_dawn()
    camera((0.8, -17.5, 3.3), (0.7, 0, 2.5), 47, 0.45, (3.6, -1.4, 1.6), (0.0, 0.02))
    return Frame(2400, 1350, 14, 'High Contrast', 0.35)
