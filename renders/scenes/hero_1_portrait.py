"""First slide for phones: the same rock and light, upright, the station whole and in the middle."""
from frame import Frame
from props.dawn import rock_at_dawn
from studio import camera


def shot():
    rock_at_dawn()
    camera((2.6, -19.5, 4.4), (3.75, 0, 2.3), 78, 0.3, (3.6, -1.4, 1.6), (0.0, 0.02))
    return Frame(800, 1000, 36, 'Medium High Contrast', 0.4)
