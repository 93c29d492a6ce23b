"""Blue hour on cottage steps, from where the whole stair is seen."""
from frame import Frame
from props.cottage import cottage_steps_at_dusk
from studio import camera


def shot():
    cottage_steps_at_dusk()
    camera((3.4, -16.6, 3.4), (-0.25, 1.5, 3.75), 45, 0.24, (-1.0, -1.2, 1.5), (0.0, 0.0))
    return Frame(1200, 900, 16, 'Medium High Contrast', 0.6, lens=True)
