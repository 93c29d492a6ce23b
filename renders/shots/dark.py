"""The products in a dark studio, for readers whose screen is dark: the poses of products.py and details.py, another backdrop and light."""
from dataclasses import replace

from shots.details import box_contents, rear_cables, stations_together
from shots.products import ark_pro_stack, back, detail, extra_battery, family, front, hero, panel_lights, solar_panel_folded, solar_panel_open
from studio import area_light, backdrop, world


def dark_studio(scale=1.0, power=1.0):
    """Nearly black floor and wall; broad lights behind and beside draw the edges of dark plastic, a soft one shows the front."""
    target = (0, 0, 1.5 * scale)
    watts = power * scale * scale
    at = lambda x, y, z: (x * scale, y * scale, z * scale)
    backdrop((0.016, 0.018, 0.019), 0.75, far=13 * scale)
    world((0.7, 0.8, 0.9), 0.07)
    area_light("key", at(-8.0, -4.5, 6.5), target, 4.5 * scale, 820 * watts, (1, 0.975, 0.94))
    area_light("top", at(-0.5, 2.2, 7.5), (0, 0, 1.2 * scale), 6 * scale, 420 * watts, (0.95, 0.98, 1), 1.6 * scale)
    area_light("rim-right", at(6.0, 4.5, 3.6), target, 1.8 * scale, 620 * watts, (0.90, 0.96, 1), 6 * scale)
    area_light("rim-left", at(-6.0, 5.5, 3.6), target, 1.4 * scale, 380 * watts, (0.92, 0.96, 1), 5 * scale)
    area_light("side", at(8.5, -4.5, 3.0), target, 2.0 * scale, 330 * watts, (0.90, 0.95, 1), 6 * scale)
    area_light("front", at(-2.5, -12, 6), (0, 0, 1.2 * scale), 5 * scale, 520 * watts, (1, 1, 1), 2.5 * scale)
    area_light("wall", at(0, 5.0, 7.5), (0, 13 * scale, 2.0 * scale), 9 * scale, 750 * watts, (0.80, 0.94, 0.90), 2.0 * scale)


def _panel_studio():
    backdrop((0.016, 0.018, 0.019), 0.75, far=27)
    world((0.7, 0.8, 0.9), 0.07)
    panel_lights()
    area_light("wall", (0, 10, 15), (0, 27, 4), 19, 3000, (0.80, 0.94, 0.90), 4)


def _developed(frame):
    return replace(frame, samples=10, look="Medium High Contrast", exposure=0.35)


SHOTS = {
    **{f"ark-{variant}-{view}-dark": (lambda build=build, variant=variant: _developed(build(variant, dark_studio)))
       for variant in ("pro", "evo") for view, build in (("hero", hero), ("front", front), ("back", back), ("detail", detail))},
    **{f"{picture}-dark": (lambda build=build: _developed(build(dark_studio)))
       for picture, build in (("extra-battery", extra_battery), ("solar-panel-folded", solar_panel_folded), ("ark-pro-stack", ark_pro_stack),
                              ("family", family), ("stations-together", stations_together), ("rear-cables", rear_cables), ("box-contents", box_contents))},
    "solar-panel-open-dark": lambda: _developed(solar_panel_open(_panel_studio)),
}
