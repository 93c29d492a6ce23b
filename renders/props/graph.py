"""A short way to write node materials."""
import bpy


class Graph:
    """A material under construction around one Principled shader."""

    def __init__(self, name, **shader):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.shader = self.tree.nodes['Principled BSDF']
        self.feed(self.shader, {key.replace('_', ' ').title(): value for key, value in shader.items()})

    def add(self, kind, inputs=None, **settings):
        """Adds `ShaderNode<kind>`; inputs are values or sockets, by name or index."""
        node = self.tree.nodes.new('ShaderNode' + kind)
        for key, value in settings.items():
            setattr(node, key, value)
        self.feed(node, inputs or {})
        return node

    def feed(self, node, inputs):
        for key, value in inputs.items():
            if isinstance(value, bpy.types.NodeSocket):
                self.tree.links.new(value, node.inputs[key])
            elif isinstance(value, tuple) and len(value) == 3 and node.inputs[key].type == 'RGBA':
                node.inputs[key].default_value = (*value, 1)
            else:
                node.inputs[key].default_value = value

    def set(self, **inputs):
        self.feed(self.shader, {key.replace('_', ' ').title(): value for key, value in inputs.items()})
        return self

    def position(self, space='Object', scale=(1, 1, 1), varied=False):
        """Texture coordinates; `varied` shifts them at random for every object."""
        if space == 'World':
            vector = self.add('NewGeometry').outputs['Position']
        else:
            vector = self.add('TexCoord').outputs[space]
        if varied:
            shift = self.add('Math', {0: self.add('ObjectInfo').outputs['Random'], 1: 71.0}, operation='MULTIPLY')
            vector = self.add('VectorMath', {0: vector, 1: shift.outputs[0]}, operation='ADD').outputs[0]
        return self.add('Mapping', {'Vector': vector, 'Scale': scale}).outputs[0]

    def noise(self, vector, scale, detail=5.0, roughness=0.55, distortion=0.0):
        """Noise of 0…1 as a socket."""
        inputs = {'Vector': vector, 'Scale': scale, 'Detail': detail, 'Roughness': roughness, 'Distortion': distortion}
        return self.add('TexNoise', inputs).outputs['Fac']

    def span(self, value, low, high, to_low=0.0, to_high=1.0):
        """Maps low…high onto another range, clamped."""
        inputs = {'Value': value, 'From Min': low, 'From Max': high, 'To Min': to_low, 'To Max': to_high}
        return self.add('MapRange', inputs).outputs[0]

    def ramp(self, value, stops):
        """Colour ramp of (position, (r, g, b)) stops."""
        node = self.add('ValToRGB', {0: value})
        elements = node.color_ramp.elements
        while len(elements) < len(stops):
            elements.new(0.5)
        for element, (position, colour) in zip(elements, stops):
            element.position, element.color = position, (*colour, 1)
        return node.outputs[0]

    def mix(self, factor, one, two, blend='MIX'):
        return self.add('MixRGB', {0: factor, 1: one, 2: two}, blend_type=blend).outputs[0]

    def math(self, operation, one, two=0.0):
        return self.add('Math', {0: one, 1: two}, operation=operation).outputs[0]

    def bump(self, height, strength=0.3, distance=0.02):
        """Wires a height into the shader's normal."""
        inputs = {'Height': height, 'Strength': strength, 'Distance': distance}
        if self.shader.inputs['Normal'].is_linked:
            inputs['Normal'] = self.shader.inputs['Normal'].links[0].from_socket
        node = self.add('Bump', inputs)
        self.tree.links.new(node.outputs[0], self.shader.inputs['Normal'])
        return self

    def haze(self, near, far, colour, most=1.0):
        """Fades the surface into the air's colour between two distances from the camera."""
        share = self.span(self.add('CameraData').outputs['View Distance'], near, far, 0.0, most)
        air = self.add('Emission', {'Color': colour, 'Strength': 1.0})
        output = self.tree.nodes['Material Output']
        blend = self.add('MixShader', {0: share, 1: self.shader.outputs[0], 2: air.outputs[0]})
        self.tree.links.new(blend.outputs[0], output.inputs['Surface'])
        return self
