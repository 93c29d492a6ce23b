"""Renders the open Blender scene with Cycles on the CPU: a 16-bit picture plus albedo and normals for the denoiser."""
import json
import os
import time
from dataclasses import dataclass

import bpy


@dataclass(frozen=True)
class Frame:
    """Size and development of one picture. Scenes use more exposure and a softer look than the studio; `lens` as in develop.py."""

    width: int = 1200
    height: int = 900
    samples: int = 32
    look: str = "High Contrast"
    exposure: float = 0.28
    lens: bool = False


def reset():
    bpy.ops.wm.read_factory_settings(use_empty=True)


def _sampling(samples):
    cycles = bpy.context.scene.cycles
    cycles.device, cycles.samples, cycles.seed = "CPU", samples, 7
    cycles.use_adaptive_sampling, cycles.adaptive_threshold, cycles.use_denoising = True, 0.03, False
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces, cycles.transmission_bounces = 6, 3, 4, 4
    cycles.sample_clamp_indirect, cycles.blur_glossy = 6, 0.5
    cycles.caustics_reflective = cycles.caustics_refractive = False


def _auxiliary_passes(folder, name):
    """Writes <name>-albedo-0001.exr and <name>-normal-0001.exr beside the picture."""
    scene = bpy.context.scene
    scene.view_layers[0].cycles.denoising_store_passes = True
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new("CompositorNodeRLayers")
    composite = tree.nodes.new("CompositorNodeComposite")
    tree.links.new(layers.outputs["Image"], composite.inputs[0])
    files = tree.nodes.new("CompositorNodeOutputFile")
    files.base_path = folder
    files.format.file_format, files.format.color_depth, files.format.color_mode = "OPEN_EXR", "32", "RGB"
    files.file_slots.clear()
    for pass_name, suffix in (("Denoising Albedo", "albedo"), ("Denoising Normal", "normal")):
        files.file_slots.new(f"{name}-{suffix}-")
        tree.links.new(layers.outputs[pass_name], files.inputs[-1])


# quality: (share of the frame's width, samples or None for the frame's own)
QUALITIES = {"preview": (0.47, 14), "draft": (1.0, 14), "final": (1.0, None)}


def render(frame, folder, name, quality):
    """Writes <folder>/<name>-raw.png, and <name>.json that tells how to develop it. `quality` is one of QUALITIES."""
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    share, samples = QUALITIES[quality]
    width = round(frame.width * share)
    _sampling(samples or frame.samples)
    scene.render.threads_mode, scene.render.threads = "FIXED", 2
    scene.render.resolution_x, scene.render.resolution_y = width, round(frame.height * width / frame.width)
    scene.render.resolution_percentage = 100
    scene.view_settings.view_transform = "Filmic"
    scene.view_settings.look, scene.view_settings.exposure = frame.look, frame.exposure
    settings = scene.render.image_settings
    settings.file_format, settings.color_depth, settings.color_mode = "PNG", "16", "RGB"
    scene.render.filepath = os.path.join(folder, f"{name}-raw.png")
    _auxiliary_passes(folder, name)
    with open(os.path.join(folder, f"{name}.json"), "w") as file:
        json.dump({"lens": frame.lens}, file)
    started = time.time()
    bpy.ops.render.render(write_still=True)
    print(f"RENDERED {name} {quality} {time.time() - started:.0f} s")
