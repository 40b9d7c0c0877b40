"""Five number games as environments to learn from. docs/PYTHON.md of the project describes all of it."""

from .child import BullpenError
from .zoo import AECEnv, ParallelEnv, aec_env, parallel_env
from .gym import GymEnv, gym_env
from .vector import Moment, VectorEnv

__all__ = [
    "AECEnv",
    "BullpenError",
    "GymEnv",
    "Moment",
    "ParallelEnv",
    "VectorEnv",
    "aec_env",
    "gym_env",
    "parallel_env",
]
