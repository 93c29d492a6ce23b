"""What a lens adds to a scene: light that spills around bright spots, corners that fall off."""
import torch
import torch.nn.functional as F

SPILL_FROM, SPILL, FALL_OFF = 0.80, 0.16, 0.20


def _blurred(picture, sigma):
    reach = int(sigma * 2.5) | 1
    steps = torch.arange(-reach, reach + 1, dtype=torch.float32)
    kernel = torch.exp(-(steps**2) / (2 * sigma**2))
    kernel = (kernel / kernel.sum()).view(1, 1, 1, -1).repeat(3, 1, 1, 1)
    wide = F.conv2d(F.pad(picture, (reach, reach, 0, 0), mode="replicate"), kernel, groups=3)
    return F.conv2d(F.pad(wide, (0, 0, reach, reach), mode="replicate"), kernel.transpose(2, 3), groups=3)


def through_lens(picture):
    """`picture` is H x W x 3 of 0…1; gives the same with spill and fall-off."""
    colour = torch.from_numpy(picture).permute(2, 0, 1)[None].clamp(0, 1)
    height, width = colour.shape[2:]
    bright = ((colour - SPILL_FROM) / (1 - SPILL_FROM)).clamp(0, 1) * colour
    spill = sum(_blurred(bright, width * share) for share in (0.006, 0.02)) / 2
    lit = 1 - (1 - colour) * (1 - (SPILL * 2 * spill).clamp(0, 1))
    across, down = torch.linspace(-1, 1, width)[None, :], torch.linspace(-1, 1, height)[:, None] * height / width
    away = (across**2 + down**2) / (1 + (height / width) ** 2)
    return (lit * (1 - FALL_OFF * away**1.4))[0].permute(1, 2, 0).numpy()
