"""A single match in the shape of PettingZoo's two interfaces. PettingZoo itself need not be installed."""

import numpy as np

from .spaces import Discrete, masked_space
from .vector import VectorEnv

try:
    from pettingzoo import AECEnv as _AECBase
    from pettingzoo import ParallelEnv as _ParallelBase
except ImportError:
    _AECBase = _ParallelBase = object


class _Match:
    """What both interfaces have in common: a match that waits at its end for the next reset."""

    def _open(self, game, keywords):
        self._env = VectorEnv(game, batch=1, auto_reset=False, **keywords)
        self.metadata = {"name": f"bullpen_{game}", "render_modes": [], "is_parallelizable": True}
        self.render_mode = None
        self.possible_agents = [f"seat_{seat}" for seat in range(self._env.seats)]
        self.agents = []
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._space = masked_space(self._env)
        self._actions = {agent: Discrete(self._env.actions) for agent in self.possible_agents}
        self._rng = np.random.default_rng()

    def _begin(self, seed):
        if seed is not None:
            self._rng = np.random.default_rng(seed)
        self._now = self._env.reset([int(self._rng.integers(2**62)) if seed is None else seed])
        self._look()
        self.agents = list(self.possible_agents)

    def _look(self):
        self._observations, self._masks = self._env.look()

    def _observe(self, agent):
        seat = self._seat_of[agent]
        return {"observation": self._observations[seat], "action_mask": self._masks[seat].astype(np.int8)}

    def _check(self, agent, action):
        seat = self._seat_of[agent]
        self._env.check(seat, action, self._masks[seat])

    def _check_begun(self):
        if not self.agents:
            raise ValueError("no match is going on: call reset first")

    def _act(self, action):
        """Makes the action of the seat that decides; gives what every agent has gained."""
        self._now = self._env.step([action])
        gains = self._now.rewards[0].astype(float)
        return {agent: gains[seat] for agent, seat in self._seat_of.items()}

    @property
    def _over(self):
        return bool(self._now.ended[0])

    def observation_space(self, agent):
        return self._space

    def action_space(self, agent):
        return self._actions[agent]

    def render(self):
        return None

    def close(self):
        self._env.close()

    @property
    def num_agents(self):
        return len(self.agents)

    @property
    def max_num_agents(self):
        return len(self.possible_agents)

    @property
    def unwrapped(self):
        return self


class AECEnv(_Match, _AECBase):
    """One agent after the other. Agents that choose at once come in the order of their seats, and see nothing of each other's
    choices."""

    def __init__(self, game, **keywords):
        self._open(game, keywords)

    def reset(self, seed=None, options=None):
        self._begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self._now.seats[0]]

    def observe(self, agent):
        return self._observe(agent)

    def last(self, observe=True):
        agent = self.agent_selection
        return (
            self.observe(agent) if observe else None,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def step(self, action):
        self._check_begun()
        agent = self.agent_selection
        if self.terminations[agent]:
            self._leave(agent, action)
            return
        self._check(agent, action)
        self._cumulative_rewards[agent] = 0.0
        self.rewards = self._act(action)
        for each, gain in self.rewards.items():
            self._cumulative_rewards[each] += gain
        self._look()
        if self._over:
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[self._now.seats[0]]

    def _leave(self, agent, action):
        """An agent whose match is over takes its last step, which does nothing."""
        if action is not None:
            raise ValueError("when an agent is terminated or truncated, the only valid action is None")
        self.agents.remove(agent)
        for by_agent in (self.rewards, self._cumulative_rewards, self.terminations, self.truncations, self.infos):
            del by_agent[agent]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        if self.agents:
            self.agent_selection = self.agents[0]

    def agent_iter(self, max_iter=2**63):
        while self.agents and max_iter > 0:
            max_iter -= 1
            yield self.agent_selection


class ParallelEnv(_Match, _ParallelBase):
    """All agents at once. Those that do not have to move have an empty mask, and their action is ignored."""

    def __init__(self, game, **keywords):
        self._open(game, keywords)

    def reset(self, seed=None, options=None):
        self._begin(seed)
        return {agent: self._observe(agent) for agent in self.agents}, {agent: {} for agent in self.agents}

    def step(self, actions):
        self._check_begun()
        acting = int(self._now.acting[0])
        for agent in self.agents:
            if acting >> self._seat_of[agent] & 1:
                self._check(agent, actions[agent])
        gains = dict.fromkeys(self.agents, 0.0)
        going = True
        while going:
            seat = int(self._now.seats[0])
            for agent, gain in self._act(actions[self.possible_agents[seat]]).items():
                gains[agent] += gain
            # The others' choices count as long as nothing but this one was made.
            left = acting & ~(1 << seat)
            going = not self._over and left != 0 and int(self._now.acting[0]) == left and self._fits(actions)
            acting = left
        self._look()
        over = self._over
        agents = self.agents
        self.agents = [] if over else agents
        return (
            {agent: self._observe(agent) for agent in agents},
            gains,
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, False),
            {agent: {} for agent in agents},
        )

    def _fits(self, actions):
        return actions[self.possible_agents[self._now.seats[0]]] in self._now.legal


def aec_env(game, **keywords):
    """A match in PettingZoo's AEC interface. Keywords as those of VectorEnv: seats, options, command."""
    return AECEnv(game, **keywords)


def parallel_env(game, **keywords):
    """A match in PettingZoo's parallel interface. Keywords as those of VectorEnv: seats, options, command."""
    return ParallelEnv(game, **keywords)
