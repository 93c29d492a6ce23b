"""Removes render noise with Open Image Denoise's U-Net, run by PyTorch on the CPU (Debian's Blender comes without OIDN)."""
import struct

import numpy as np
import OpenImageIO as oiio
import torch
import torch.nn.functional as F

MAGIC = 0x41D7
MARGIN = 32  # mirrored pixels around the picture: without them the network leaves a grainy edge


def read_weights(path):
    """Reads a TZA archive (OIDN's tensor file) into {name: tensor}. Raises ValueError for any other file."""
    data = open(path, "rb").read()
    magic, _, _, at = struct.unpack_from("<HBBQ", data, 0)
    if magic != MAGIC:
        raise ValueError(f"{path} is no TZA file")
    (count,) = struct.unpack_from("<I", data, at)
    at += 4
    tensors = {}
    for _ in range(count):
        (length,) = struct.unpack_from("<H", data, at)
        name = data[at + 2 : at + 2 + length].decode()
        at += 2 + length
        dimensions = data[at]
        shape = struct.unpack_from(f"<{dimensions}I", data, at + 1)
        at += 1 + 5 * dimensions
        kind, offset = chr(data[at]), struct.unpack_from("<Q", data, at + 1)[0]
        at += 9
        values = np.frombuffer(data, "<f4" if kind == "f" else "<f2", int(np.prod(shape)), offset)
        tensors[name] = torch.from_numpy(values.astype(np.float32).reshape(shape))
    return tensors


def run_network(weights, features):
    """OIDN's U-Net: `features` is 1 x 9 x H x W (colour, albedo, normal), H and W multiples of 16; returns 1 x 3 x H x W."""

    def layer(name, x):
        return F.relu(F.conv2d(x, weights[f"{name}.weight"], weights[f"{name}.bias"], padding=1))

    x = layer("enc_conv0", features)
    levels = [features]
    for depth in (1, 2, 3, 4):
        x = F.max_pool2d(layer(f"enc_conv{depth}", x), 2)
        levels.append(x)
    x = layer("enc_conv5b", layer("enc_conv5a", x))
    for depth in (4, 3, 2, 1):
        larger = F.interpolate(x, scale_factor=2, mode="nearest")
        x = layer(f"dec_conv{depth}b", layer(f"dec_conv{depth}a", torch.cat([larger, levels[depth - 1]], 1)))
    return layer("dec_conv0", x)


def _read(path):
    return oiio.ImageBuf(str(path)).get_pixels(oiio.FLOAT)[..., :3]


def denoise(raw, albedo, normal, weights):
    """The clean picture, H x W x 3 of 0…1."""
    features = np.concatenate([_read(raw), np.clip(_read(albedo), 0, 1), np.clip(_read(normal), -1, 1) * 0.5 + 0.5], 2)
    height, width = features.shape[:2]
    tensor = torch.from_numpy(features.astype(np.float32)).permute(2, 0, 1)[None]
    tensor = F.pad(tensor, (MARGIN, MARGIN - width % 16, MARGIN, MARGIN - height % 16), mode="reflect")
    torch.set_num_threads(2)
    with torch.no_grad():
        clean = run_network(read_weights(weights), tensor)[0].permute(1, 2, 0).numpy()
    return np.ascontiguousarray(np.clip(clean[MARGIN : MARGIN + height, MARGIN : MARGIN + width], 0, 1))


def write_picture(picture, target):
    """Writes an array of 0…1 as an 8-bit picture."""
    height, width, _ = picture.shape
    output = oiio.ImageOutput.create(str(target))
    output.open(str(target), oiio.ImageSpec(width, height, 3, oiio.UINT8))
    output.write_image(np.ascontiguousarray(picture))
    output.close()
