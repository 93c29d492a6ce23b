"""No power here: a station's display is the only light on a jetty by a dark forest."""
from frame import Frame
from props.night_jetty import night_jetty
from studio import camera


def shot():
    night_jetty()
    camera((-4.2, -31.0, 5.6), (-1.8, 0, 4.4), 48, 0.22, (-0.5, -1.4, 1.6), (0.0, 0.0))
    return Frame(1600, 900, 9, 'Medium High Contrast', 1.55, lens=True)
