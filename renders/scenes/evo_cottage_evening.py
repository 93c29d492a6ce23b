"""The same steps and light, upright: EVO large below the lamp that it feeds."""
from frame import Frame
from props.cottage import cottage_steps_at_dusk
from studio import camera


def shot():
    cottage_steps_at_dusk()
    camera((3.4, -16.6, 3.4), (-1.35, 1.5, 4.0), 58, 0.24, (-1.0, -1.2, 1.5), (0.0, 0.0))
    return Frame(1200, 1500, 16, 'Medium High Contrast', 0.6, lens=True)
