"""Procedural surfaces: nothing is a single colour, nothing is evenly rough."""
from props.graph import Graph


def plain(name, colour, roughness=0.5, metallic=0.0, wear=0.1, grain=60.0):
    """Plastic, paint or metal with uneven gloss and a fine grain."""
    graph = Graph(name, base_color=colour, metallic=metallic)
    place = graph.position()
    smudge = graph.noise(place, 1.4, 6)
    graph.set(roughness=graph.span(smudge, 0.3, 0.7, max(0.02, roughness - wear), min(1, roughness + wear)))
    graph.bump(graph.noise(place, grain, 2), 0.12, 0.006)
    return graph.material


def glow(name, colour, strength):
    """A light source that is seen."""
    return Graph(name, base_color=(0, 0, 0), emission=colour, emission_strength=strength).material


def wood(name, dark, light, roughness=0.55, along='Y', wet=0.0, worn=0.0, knots=True):
    """Sawn wood with its grain along an axis of the object; `wet` 0…1 darkens and polishes in patches."""
    graph = Graph(name, specular=0.35)
    stretch = {'X': (0.3, 6, 6), 'Y': (6, 0.3, 6), 'Z': (6, 6, 0.3)}[along]
    grain_at = graph.position(scale=stretch, varied=True)
    grain = graph.noise(grain_at, 1.1, 9, 0.62, 0.4)
    fibre = graph.noise(grain_at, 7.0, 4, 0.6)
    colour = graph.ramp(grain, [(0.28, dark), (0.5, tuple((a + b) / 2 for a, b in zip(dark, light))), (0.72, light)])
    colour = graph.mix(graph.span(fibre, 0.35, 0.75, 0.0, 0.45), colour, dark)
    if knots:
        soft = tuple(0.35 if axis < 1 else 1.0 for axis in stretch)
        spots = graph.add('TexVoronoi', {'Vector': graph.position(scale=soft, varied=True), 'Scale': 0.55}).outputs['Distance']
        colour = graph.mix(graph.span(spots, 0.04, 0.11, 0.75, 0.0), colour, tuple(c * 0.35 for c in dark))
    tone = graph.span(graph.add('ObjectInfo').outputs['Random'], 0, 1, 0.74, 1.16)
    colour = graph.add('HueSaturation', {'Color': colour, 'Value': tone}).outputs[0]
    world = graph.position('World')
    if worn:
        grey = graph.span(graph.noise(world, 0.3, 7), 0.4, 0.65, 0.0, worn)
        colour = graph.mix(grey, colour, (0.24, 0.235, 0.225))
    uneven = graph.span(fibre, 0.3, 0.7, roughness - 0.08, roughness + 0.12)
    if wet:
        puddle = graph.span(graph.noise(world, 0.33, 5), 0.42, 0.56, 0.0, wet)
        colour = graph.mix(puddle, colour, graph.mix(0.5, colour, (0.02, 0.012, 0.008)))
        uneven = graph.mix(puddle, uneven, (0.07, 0.07, 0.07))
    graph.set(base_color=colour, roughness=uneven)
    graph.bump(fibre, 0.25, 0.012)
    return graph.material


def board(name='osb', tone=1.0):
    """Strand board: flat chips in every direction."""
    graph = Graph(name, specular=0.25, roughness=0.7)
    chips = []
    for turn, scale in ((0.4, (0.9, 1, 3.2)), (-0.7, (3.0, 1, 0.8))):
        place = graph.add('Mapping', {'Vector': graph.position(), 'Rotation': (0, turn, 0), 'Scale': scale}).outputs[0]
        chips.append(graph.add('TexVoronoi', {'Vector': place, 'Scale': 1.2}).outputs['Color'])
    shade = graph.add('SeparateXYZ', {0: graph.mix(0.5, *chips)}).outputs[0]
    dark, light = (tuple(c * tone for c in colour) for colour in ((0.27, 0.165, 0.075), (0.46, 0.315, 0.165)))
    graph.set(base_color=graph.ramp(shade, [(0.1, dark), (0.9, light)]))
    graph.bump(shade, 0.3, 0.03)
    return graph.material


def concrete(name='concrete', tone=0.32, dust=0.5, warm=(0.55, 0.45, 0.33)):
    """A cast slab with stains, pores and drifts of sawdust."""
    graph = Graph(name, specular=0.3)
    world = graph.position('World')
    cloud = graph.noise(world, 0.12, 8, 0.62)
    fine = graph.noise(world, 3.5, 6, 0.7)
    colour = graph.ramp(cloud, [(0.3, (tone * 0.62,) * 3), (0.7, (tone, tone * 0.98, tone * 0.94))])
    colour = graph.mix(graph.span(fine, 0.3, 0.7, 0, 0.35), colour, (tone * 0.5,) * 3)
    drift = graph.span(graph.noise(world, 0.22, 9, 0.68, 0.6), 0.48, 0.66, 0.0, dust)
    colour = graph.mix(drift, colour, warm)
    graph.set(base_color=colour, roughness=graph.span(cloud, 0.35, 0.65, 0.55, 0.85))
    graph.bump(fine, 0.25, 0.03)
    graph.bump(graph.noise(world, 16, 3), 0.2, 0.01)
    return graph.material


def granite(name='granite', wet_below=None):
    """Shore rock: speckled, with lichen, dark and glossy below a waterline."""
    graph = Graph(name, specular=0.4)
    world = graph.position('World')
    cloud = graph.noise(world, 0.10, 8, 0.6)
    colour = graph.ramp(cloud, [(0.3, (0.16, 0.14, 0.13)), (0.55, (0.30, 0.265, 0.245)), (0.75, (0.36, 0.29, 0.25))])
    crystal = graph.add('TexVoronoi', {'Vector': world, 'Scale': 13.0}).outputs['Color']
    speck = graph.add('SeparateXYZ', {0: crystal}).outputs[0]
    colour = graph.mix(graph.span(speck, 0.80, 0.84, 0, 0.75), colour, (0.05, 0.047, 0.047))
    colour = graph.mix(graph.span(speck, 0.22, 0.16, 0, 0.55), colour, (0.46, 0.39, 0.36))
    lichen = graph.noise(world, 0.55, 10, 0.72)
    colour = graph.mix(graph.span(lichen, 0.58, 0.66, 0, 0.55), colour, (0.30, 0.32, 0.26))
    rough = graph.span(cloud, 0.3, 0.7, 0.62, 0.85)
    if wet_below is not None:
        height = graph.add('SeparateXYZ', {0: world}).outputs[2]
        edge = graph.math('ADD', height, graph.math('MULTIPLY', graph.noise(world, 0.5, 6), 1.2))
        damp = graph.span(edge, wet_below, wet_below + 0.9, 1.0, 0.0)
        colour = graph.mix(damp, colour, graph.mix(0.62, colour, (0.01, 0.012, 0.013)))
        rough = graph.mix(damp, rough, (0.12, 0.12, 0.12))
    graph.set(base_color=colour, roughness=rough)
    crack = graph.add('TexVoronoi', {'Vector': graph.mix(0.12, world, graph.add('TexNoise', {'Vector': world, 'Scale': 0.3}).outputs['Color'], 'ADD'), 'Scale': 0.11}, feature='DISTANCE_TO_EDGE').outputs['Distance']
    graph.bump(graph.span(crack, 0.0, 0.0035), 0.5, 0.15)
    graph.bump(graph.noise(world, 1.3, 9, 0.62), 0.8, 0.16)
    graph.bump(speck, 0.15, 0.015)
    return graph.material


def earth(name='earth', dark=(0.018, 0.015, 0.009), light=(0.075, 0.06, 0.03), moss=(0.03, 0.045, 0.012), scale=1.0):
    """Forest floor or lawn soil: needles, crumbs and moss."""
    graph = Graph(name, specular=0.2, roughness=0.95)
    world = graph.position('World', (scale, scale, scale))
    crumb = graph.noise(world, 1.4, 9, 0.75)
    colour = graph.ramp(crumb, [(0.35, dark), (0.62, light)])
    colour = graph.mix(graph.span(graph.noise(world, 0.2, 6), 0.45, 0.6, 0, 0.85), colour, moss)
    graph.set(base_color=colour)
    graph.bump(crumb, 0.9, 0.35)
    return graph.material


def plaster(name, colour, stains=0.12):
    """A painted wall."""
    graph = Graph(name, specular=0.25, roughness=0.8)
    world = graph.position('World')
    shade = graph.span(graph.noise(world, 0.07, 6), 0.3, 0.7, 0.0, stains)
    graph.set(base_color=graph.mix(shade, colour, tuple(c * 0.55 for c in colour)))
    graph.bump(graph.noise(world, 2.2, 5), 0.12, 0.03)
    return graph.material


def fabric(name, colour, roughness=0.85, weave=22.0):
    """Woven cloth."""
    graph = Graph(name, roughness=roughness, specular=0.2)
    graph.set(sheen=0.3)
    place = graph.position()
    fold = graph.noise(place, 0.5, 5)
    graph.set(base_color=graph.mix(graph.span(fold, 0.35, 0.65, 0, 0.3), colour, tuple(c * 0.6 for c in colour)))
    graph.bump(graph.add('TexWave', {'Vector': place, 'Scale': weave, 'Distortion': 1.0}).outputs['Fac'], 0.15, 0.01)
    return graph.material


def water(name='water', colour=(0.006, 0.022, 0.027), ripple=0.5, scale=0.5, stretch=(1, 1, 1)):
    """Open water seen at a low angle; ripples by bump only."""
    graph = Graph(name, base_color=colour, roughness=0.05, specular=0.5)
    world = graph.position('World', stretch)
    graph.bump(graph.noise(world, scale, 6, 0.55, 0.6), ripple, 0.25)
    graph.bump(graph.noise(world, scale * 0.13, 3), ripple, 0.9)
    return graph.material


def snow(name='snow'):
    graph = Graph(name, base_color=(0.80, 0.83, 0.87), roughness=0.6, specular=0.3)
    graph.set(subsurface=0.08, subsurface_color=(0.6, 0.75, 0.95))
    world = graph.position('World')
    graph.bump(graph.noise(world, 0.6, 8, 0.6), 0.6, 0.15)
    graph.bump(graph.noise(world, 14, 3, 0.8), 0.5, 0.03)
    return graph.material
