"""Product pictures: each function builds the scene and returns its Frame. The same light and lens throughout."""
import math

from battery import STACK_PITCH, build_battery
from frame import Frame
from panel import build_panel
from station import build_station
from studio import backdrop, camera, studio_lights, world


def _studio(scale=1.0, power=1.0):
    backdrop(far=11 * scale)
    world()
    studio_lights(scale, power)


def _turn(root, degrees, loc=(0, 0, 0)):
    root.rotation_euler.z = math.radians(degrees)
    root.location = loc
    return root


def _hero(variant):
    _studio()
    _turn(build_station(variant), -27)
    camera((0, -19, 4.6), (0, 0, 1.72), 84 if variant == "pro" else 95)
    return Frame()


def _front(variant):
    _studio()
    build_station(variant)
    camera((0, -19, 2.6), (0, 0, 1.66 if variant == "pro" else 1.40), 98 if variant == "pro" else 114)
    return Frame()


def _back(variant):
    _studio()
    _turn(build_station(variant), 180 - 20)
    camera((0, -19, 3.6), (0, 0, 1.70 if variant == "pro" else 1.42), 92 if variant == "pro" else 106)
    return Frame()


def _detail(variant):
    _studio()
    _turn(build_station(variant), 24)
    camera((1.2, -12.5, 4.4), (0.55, -0.9, 1.42), 120, fstop=0.9, focus=(0.6, -1.3, 1.5))
    return Frame()


def extra_battery():
    _studio()
    _turn(build_battery(), -27)
    camera((0, -19, 4.6), (0, 0, 1.08), 92)
    return Frame()


def solar_panel_open():
    _studio(2.1)
    _turn(build_panel(open=True), -20)
    camera((0, -52, 10), (0.2, 0.4, 2.2), 78)
    return Frame()


def solar_panel_folded():
    _studio(1.35)
    _turn(build_panel(open=False), -24)
    camera((0, -26, 5.6), (0, 0, 2.75), 82)
    return Frame()


def ark_pro_stack():
    _studio(1.5)
    for level in range(2):
        _turn(build_battery(5 - level), -24, (0, 0, level * STACK_PITCH))
    _turn(build_station("pro"), -24, (0, 0, 2 * STACK_PITCH))
    camera((0, -30, 7.2), (0, 0, 3.95), 78)
    return Frame(width=1200, height=1200)


def family():
    _studio(2.0)
    _turn(build_battery(), -16, (-3.4, -1.0, 0))
    _turn(build_station("pro"), -16, (-3.4, -1.0, STACK_PITCH))
    _turn(build_station("evo"), -16, (2.0, -2.6, 0))
    _turn(build_panel(open=False), -16, (5.4, 1.6, 0))
    camera((0, -40, 8.0), (0.9, 0, 2.4), 84)
    return Frame()


SHOTS = {
    **{f"ark-{variant}-{view}": (lambda build=build, variant=variant: build(variant))
       for variant in ("pro", "evo") for view, build in (("hero", _hero), ("front", _front), ("back", _back), ("detail", _detail))},
    "extra-battery": extra_battery,
    "solar-panel-open": solar_panel_open,
    "solar-panel-folded": solar_panel_folded,
    "ark-pro-stack": ark_pro_stack,
    "family": family,
}
