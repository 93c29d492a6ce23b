"""Studio pictures that answer one question each: which of the two is larger, which cable goes where, what comes in the box."""
import math

import bpy
from battery import STACK_PITCH, build_battery
from frame import Frame
from kit.outlines import rounded_rect
from kit.solids import prism
from materials import SIGNAL, lamp, material
from props.packaging import carton, guide, mains_cord as coiled_mains_cord, solar_lead
from props.rear_leads import anchor, expansion_lead, mains_cord, solar_leads
from station import build_station
from studio import backdrop, camera, studio_lights, world


def _studio(scale=1.0, power=1.0):
    backdrop(far=11 * scale)
    world()
    studio_lights(scale, power)


def _turned(root, degrees, loc=(0, 0, 0)):
    root.rotation_euler.z, root.location = math.radians(degrees), loc
    return root


IDLE = {"outputWatts": 0, "time": "99 h 59 min"}


def stations_together(studio=_studio):
    """PRO and EVO side by side, every cover shut."""
    studio(1.7, 0.86)
    _turned(build_station("pro", lids_open=False, figures=IDLE), -20, (-2.45, 0.5, 0))
    _turned(build_station("evo", lids_open=False, figures=IDLE), -20, (2.55, -0.9, 0))
    camera((0, -34, 6.6), (0.0, 0, 1.66), 102)
    return Frame(samples=14)


def rear_cables(studio=_studio):
    """PRO on an extra battery from behind: mains, sun and battery connected."""
    studio(1.3, 0.86)
    battery = _turned(build_battery(), 180 - 24)
    station = _turned(build_station("pro", lids_open=False), 180 - 24, (0, 0, STACK_PITCH))
    bpy.context.view_layer.update()
    mains_cord(anchor(station, "ac-input"), [(-2.75, -2.5, 2.2), (-3.1, -2.7, 0.8), (-3.9, -2.9, 0.06), (-6.2, -2.6, 0.06), (-11, -1.2, 0.06)])
    solar_leads(anchor(station, "solar-input"), [(-0.6, -3.2, 2.3), (-0.75, -3.5, 0.9), (-0.2, -3.9, 0.05), (2.4, -4.1, 0.05), (6.0, -3.2, 0.05), (12, -1.5, 0.05)])
    expansion_lead(anchor(station, "expansion"), anchor(battery, "expansion-out"), [(1.0, -2.9, 2.3), (0.2, -3.0, 1.5), (-0.9, -2.9, 1.1)])
    camera((0, -27, 6.4), (0, 0, 2.70), 98)
    return Frame(samples=14)


def rear_mains(studio=_studio):
    """PRO alone from behind, charging from the mains."""
    studio(1.1, 0.9)
    station = _turned(build_station("pro", lids_open=False), 180 - 20)
    bpy.context.view_layer.update()
    mains_cord(anchor(station, "ac-input"), [(-2.5, -2.5, 0.5), (-3.0, -2.7, 0.06), (-4.2, -2.9, 0.06), (-6.4, -2.4, 0.06), (-11, -1.2, 0.06)])
    camera((0, -19, 4.2), (-0.25, 0, 1.58), 92)
    return Frame(samples=14)


def display_charging(studio=_studio):
    """The display of a PRO that charges from the mains and feeds nothing."""
    studio()
    _turned(build_station("pro", lids_open=False, figures={"percent": 64, "inputWatts": 1800, "outputWatts": 0, "time": "0 h 48 min"}), 20)
    camera((-2.2, -11, 3.5), (-0.92, -1.1, 1.80), 150, fstop=0.55, focus=(-0.95, -1.35, 1.9))
    return Frame(samples=14)


def box_contents(studio=_studio):
    """The opened carton and everything that it holds, as the user guide lists it."""
    studio(1.5, 0.84)
    carton((-2.9, 2.6, 0), -16)
    _turned(build_station("pro", lids_open=False, figures=IDLE), -16, (1.5, 0.2, 0))
    coiled_mains_cord((-3.7, -2.6, 0))
    solar_lead((-0.9, -3.5, 0))
    guide((2.1, -4.0, 0), -12)
    camera((0.2, -26, 12.0), (-0.55, -0.2, 1.62), 79)
    return Frame(samples=14)


def rating_label():
    """Where the serial number stands: the label on the back of PRO, near enough to read, lit to be read, with its number ringed."""
    _studio()
    _turned(build_station("pro", lids_open=False), 180 + 6)
    material("label").node_tree.nodes["Principled BSDF"].inputs["Base Color"].default_value = (0.74, 0.75, 0.75, 1)
    label = bpy.data.objects["rating-label"]
    prism("serial-ring", rounded_rect(0.475, 0.10, 0.05), -0.008, -0.003, lamp("ring", SIGNAL, 1.0), 0, 1,
          hole=rounded_rect(0.455, 0.08, 0.04), loc=(-0.2675, 0, -0.305), parent=label)
    bpy.context.view_layer.update()
    at = label.matrix_world.translation
    camera((at.x - 0.85, at.y - 9, at.z + 0.9), (at.x + 0.05, at.y, at.z), 172, fstop=2.8)
    return Frame(samples=16)


SHOTS = {"rating-label": rating_label, "box-contents": box_contents, "stations-together": stations_together, "rear-cables": rear_cables,
         "rear-mains": rear_mains, "display-charging": display_charging}
