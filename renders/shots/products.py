"""Product pictures: each function builds the scene and returns its Frame. The same light and lens throughout."""
import math

from battery import STACK_PITCH, build_battery
from frame import Frame
from panel import build_panel
from station import build_station
from studio import area_light, backdrop, camera, studio_lights, world
from water import wet


def _studio(scale=1.0, power=1.0):
    backdrop(far=11 * scale)
    world()
    studio_lights(scale, power)


def panel_lights():
    """Light from behind lays the open panel's shadow before it, where it is seen; a wide pale sheet at the left is what its cells mirror."""
    area_light("back", (9, 13, 16), (0, 0, 1.5), 3, 9000, (0.96, 0.98, 1), 7)
    area_light("key", (-4, -24, 14), (0, 0, 2), 6, 2300, (1, 0.98, 0.95))
    area_light("sheet", (-34, 12, 17), (0, 0, 2), 34, 6000, (0.94, 0.97, 1), 16)
    area_light("side", (20, -10, 6), (6, -3, 1), 3, 350, (0.92, 0.96, 1), 10)


def _panel_studio():
    backdrop(far=23)
    world(strength=0.06)
    panel_lights()


def _turn(root, degrees, loc=(0, 0, 0)):
    root.rotation_euler.z = math.radians(degrees)
    root.location = loc
    return root


def _one_camera():
    """The camera of what stands side by side in the shop: one place and one lens, so that the pictures keep the relation of sizes."""
    camera((0, -19, 4.6), (0, 0, 1.66), 98)


def hero(variant, studio=_studio):
    """The station from its front left; `studio` sets up backdrop and lights."""
    studio()
    _turn(build_station(variant), -27)
    _one_camera()
    return Frame()


def front(variant, studio=_studio):
    studio()
    build_station(variant)
    camera((0, -19, 2.6), (0, 0, 1.66 if variant == "pro" else 1.40), 112 if variant == "pro" else 128)
    return Frame()


def back(variant, studio=_studio):
    studio()
    _turn(build_station(variant), 180 - 20)
    camera((0, -19, 3.6), (0, 0, 1.70 if variant == "pro" else 1.42), 103 if variant == "pro" else 118)
    return Frame()


def detail(variant, studio=_studio):
    studio()
    _turn(build_station(variant), 24)
    camera((1.9, -12.5, 4.4), (1.05 if variant == "pro" else 0.62, -0.9, 1.46 if variant == "pro" else 1.24), 136, fstop=0.9, focus=(0.6, -1.3, 1.5))
    return Frame()


def extra_battery(studio=_studio):
    studio()
    _turn(build_battery(), -27)
    _one_camera()
    return Frame()


def solar_panel_open(studio=_panel_studio):
    studio()
    _turn(build_panel(open=True, tilt=58, cable=True), -50)
    camera((0, -40, 8.4), (2.3, 0, 2.1), 79)
    return Frame()


def solar_panel_folded(studio=_studio):
    studio(1.35)
    _turn(build_panel(open=False), -32)
    camera((0, -26, 5.6), (0, 0, 2.72), 86)
    return Frame()


def ark_pro_stack(studio=_studio):
    studio(1.5, 0.82)
    for level in range(2):
        _turn(build_battery(5 - level), -24, (0, 0, level * STACK_PITCH))
    _turn(build_station("pro"), -24, (0, 0, 2 * STACK_PITCH))
    camera((0, -30, 7.2), (0, 0, 3.98), 84)
    return Frame()


def family(studio=_studio):
    studio(2.0)
    _turn(build_battery(), -16, (-3.4, -1.0, 0))
    _turn(build_station("pro"), -16, (-3.4, -1.0, STACK_PITCH))
    _turn(build_station("evo"), -16, (2.0, -2.6, 0))
    _turn(build_panel(open=False), -16, (5.4, 1.6, 0))
    camera((0, -40, 8.0), (0.92, 0, 2.35), 86)
    return Frame()


def _close_lids(root, keep_open):
    """Turns Schuko lids back down; those whose number is in `keep_open` (0 is the leftmost) stay open."""
    lids = [child for child in root.children_recursive if child.name.startswith("lid") and child.type == "EMPTY"]
    for number, lid in enumerate(sorted(lids, key=lambda lid: lid.location.x)):
        if number not in keep_open:
            lid.rotation_euler.x = 0


def value_durability():
    """Rain has just stopped: every cover closed, water on top and front. Large lights behind the product make the drops readable."""
    backdrop((0.55, 0.56, 0.56), 0.35)
    world(strength=0.16)
    studio_lights(1.0, 0.7, rim=1.9)
    area_light("sheen", (1.5, 7, 7.5), (0.5, 0, 2.5), 7, 900, (0.94, 0.97, 1), 3)
    root = _turn(build_station("pro", lids_open=False), -32)
    wet(root)
    camera((1.5, -13, 5.8), (1.0, -0.6, 2.30), 116, fstop=1.0, focus=(1.0, -1.5, 2.5))
    return Frame(samples=48, exposure=0.30)


def value_power():
    _studio()
    _turn(build_station("pro"), 20)
    camera((-2.2, -11, 3.5), (-0.92, -1.1, 1.80), 150, fstop=0.55, focus=(-0.95, -1.35, 1.9))
    return Frame()


def value_safety():
    _studio()
    root = _turn(build_station("pro"), -22)
    _close_lids(root, keep_open=(0, 1))
    camera((-1.4, -11, 4.6), (0.28, -0.9, 1.80), 142, fstop=0.7, focus=(0.2, -1.4, 1.95))
    return Frame()


def value_service():
    """The parts that get serviced: handle, screws, bumpers."""
    _studio()
    _turn(build_station("pro", lids_open=False), -38)
    camera((2.2, -12, 5.6), (0.95, -0.5, 2.72), 150, fstop=0.7, focus=(1.0, -1.3, 2.8))
    return Frame()


SHOTS = {
    **{f"ark-{variant}-{view}": (lambda build=build, variant=variant: build(variant))
       for variant in ("pro", "evo") for view, build in (("hero", hero), ("front", front), ("back", back), ("detail", detail))},
    "extra-battery": extra_battery,
    "solar-panel-open": solar_panel_open,
    "solar-panel-folded": solar_panel_folded,
    "ark-pro-stack": ark_pro_stack,
    "family": family,
    "value-durability": value_durability,
    "value-power": value_power,
    "value-safety": value_safety,
    "value-service": value_service,
}
