"""The published checks of PettingZoo (api_test, parallel_api_test, seed_test) and Gymnasium (check_env), restated: neither is needed."""

import unittest

import numpy as np

import bullpen

GAMES = ("six-nimmt", "eleven-nimmt", "bullenrommee", "twenty-one", "captain-jack")
SHORT = {"six-nimmt": {"rounds": 1}, "eleven-nimmt": {"rounds": 1}}


def sample(space, mask):
    return space.sample(np.asarray(mask, dtype=np.int8))


class AECTest(unittest.TestCase):
    def play(self, env, seed):
        """A whole match as the interface demands it. Gives its trajectory."""
        env.reset(seed=seed)
        for agent in env.possible_agents:
            env.action_space(agent).seed(seed)
        self.assertEqual(env.agents, env.possible_agents)
        for by_agent in (env.rewards, env.terminations, env.truncations, env.infos, env._cumulative_rewards):
            self.assertEqual(set(by_agent), set(env.agents))
        trajectory, received = [], dict.fromkeys(env.agents, 0.0)
        for agent in env.agent_iter(20_000):
            self.assertEqual(agent, env.agent_selection)
            observation, reward, terminated, truncated, info = env.last()
            self.assertTrue(env.observation_space(agent).contains(observation))
            self.assertIsInstance(info, dict)
            received[agent] += reward
            if terminated or truncated:
                action = None
            else:
                self.assertTrue(observation["action_mask"].any())
                action = sample(env.action_space(agent), observation["action_mask"])
                self.assertTrue(env.action_space(agent).contains(action))
            trajectory.append((agent, action, reward, observation["observation"].tobytes()))
            env.step(action)
            self.assertEqual(set(env.rewards), set(env.agents))
        self.assertEqual(env.agents, [])
        return trajectory, received

    def test_every_game_obeys_the_interface(self):
        for game in GAMES:
            with self.subTest(game=game):
                env = bullpen.aec_env(game, seats=3, options=SHORT.get(game))
                self.assertEqual(env.possible_agents, ["seat_0", "seat_1", "seat_2"])
                self.assertIs(env.observation_space("seat_1"), env.observation_space("seat_1"))
                self.assertIs(env.action_space("seat_1"), env.action_space("seat_1"))
                trajectory, received = self.play(env, 7)
                self.assertEqual(trajectory, self.play(env, 7)[0])
                self.assertNotEqual(trajectory, self.play(env, 8)[0])
                if game == "six-nimmt":
                    self.assertLess(min(received.values()), 0)
                env.close()

    def test_agents_that_choose_at_once_come_by_seat_and_see_nothing_of_each_other(self):
        env = bullpen.aec_env("six-nimmt", seats=3)
        seen = []
        for choice in (0, 1):
            env.reset(seed=1)
            self.assertEqual(env.agent_selection, "seat_0")
            env.step(int(np.flatnonzero(env.observe("seat_0")["action_mask"])[choice]))
            self.assertEqual(env.agent_selection, "seat_1")
            seen.append(env.observe("seat_1")["observation"].tobytes())
        self.assertEqual(*seen)
        env.close()

    def test_bad_actions(self):
        env = bullpen.aec_env("six-nimmt", seats=2, options={"rounds": 1})
        env.reset(seed=1)
        wrong = int(env.observe("seat_0")["action_mask"].argmin())
        for action, words in (
            (wrong, f"action {wrong} of seat 0 is not legal: not in hand — S3: "),
            (104, "action 104 of seat 0 is not legal: not too low — S8: "),
            (108, "action 108 of seat 0 is none of 0 to 107"),
            (-1, "action -1 of seat 0 is none of 0 to 107"),
        ):
            with self.assertRaisesRegex(ValueError, f"^{words}"):
                env.step(action)
        for agent in env.agent_iter():
            observation, _, over, _, _ = env.last()
            if over:
                break
            env.step(int(observation["action_mask"].argmax()))
        with self.assertRaisesRegex(ValueError, "the only valid action is None"):
            env.step(0)
        env.close()


class ParallelTest(unittest.TestCase):
    def play(self, env, seed):
        observations, infos = env.reset(seed=seed)
        rng = np.random.default_rng(seed)
        self.assertEqual(set(observations), set(env.agents))
        self.assertEqual(set(infos), set(env.agents))
        trajectory = []
        for _ in range(20_000):
            agents = list(env.agents)
            self.assertTrue(any(observations[agent]["action_mask"].any() for agent in agents))
            actions = {}
            for agent in agents:
                self.assertTrue(env.observation_space(agent).contains(observations[agent]))
                choices = np.flatnonzero(observations[agent]["action_mask"])
                actions[agent] = int(rng.choice(choices)) if len(choices) else 0
            observations, rewards, terminations, truncations, infos = env.step(actions)
            for by_agent in (observations, rewards, terminations, truncations, infos):
                self.assertEqual(set(by_agent), set(agents))
            trajectory.append((tuple(rewards.values()), *(each["observation"].tobytes() for each in observations.values())))
            if not env.agents:
                self.assertTrue(all(terminations.values()))
                return trajectory
        self.fail("the match does not end")

    def test_every_game_obeys_the_interface(self):
        for game in GAMES:
            with self.subTest(game=game):
                env = bullpen.parallel_env(game, seats=3, options=SHORT.get(game))
                trajectory = self.play(env, 3)
                self.assertEqual(trajectory, self.play(env, 3))
                self.assertNotEqual(trajectory, self.play(env, 4))
                env.close()

    def test_a_turn_of_6_nimmt_is_one_step(self):
        env = bullpen.parallel_env("six-nimmt", seats=4, options={"rounds": 1})
        observations, _ = env.reset(seed=2)
        lowest = {agent: int(each["action_mask"].argmax()) for agent, each in observations.items()}
        observations, *_ = env.step(lowest)
        masks = np.array([each["action_mask"].sum() for each in observations.values()])
        # Everybody has laid a card: either all choose the next, or one chooses a row (S8).
        self.assertTrue((masks == 9).all() or sorted(masks) == [0, 0, 0, 4])
        env.close()

    def test_an_action_that_is_not_legal_names_seat_and_rule_in_every_game(self):
        for game in GAMES:
            with self.subTest(game=game):
                env = bullpen.parallel_env(game, seats=3)
                observations, _ = env.reset(seed=2)
                actions = {agent: int(each["action_mask"].argmax()) for agent, each in observations.items()}
                seat, agent = next((s, a) for s, a in reversed(list(enumerate(env.agents))) if observations[a]["action_mask"].any())
                wrong = int(observations[agent]["action_mask"].argmin())
                with self.assertRaisesRegex(ValueError, rf"^action {wrong} of seat {seat} is not legal: .*\b[SEBTC]\d"):
                    env.step({**actions, agent: wrong})
                env.step(actions)
                env.close()

    def test_nothing_is_done_before_the_first_reset(self):
        for env, action in (
            (bullpen.aec_env("six-nimmt"), 0),
            (bullpen.parallel_env("six-nimmt"), {}),
            (bullpen.gym_env("six-nimmt"), 0),
        ):
            with self.assertRaisesRegex(ValueError, "call reset first"):
                env.step(action)
            env.close()


class GymTest(unittest.TestCase):
    def play(self, env, seed):
        observation, info = env.reset(seed=seed)
        rng = np.random.default_rng(seed)
        trajectory = []
        for _ in range(20_000):
            self.assertTrue(env.observation_space.contains(observation))
            np.testing.assert_array_equal(info["action_mask"], env.action_masks())
            action = int(rng.choice(np.flatnonzero(info["action_mask"])))
            self.assertTrue(env.action_space.contains(action))
            observation, reward, terminated, truncated, info = env.step(action)
            self.assertIsInstance(reward, float)
            self.assertIsInstance(terminated, bool)
            self.assertIsInstance(truncated, bool)
            trajectory.append((action, reward, observation.tobytes()))
            if terminated:
                self.assertTrue(env.observation_space.contains(observation))
                return trajectory
        self.fail("the match does not end")

    def test_every_game_obeys_the_interface(self):
        for game in GAMES:
            with self.subTest(game=game):
                env = bullpen.gym_env(game, seat=1, bots=["random", "easy"], options=SHORT.get(game))
                trajectory = self.play(env, 3)
                self.assertEqual(trajectory, self.play(env, 3))
                self.assertNotEqual(trajectory, self.play(env, 4))
                env.close()

    def test_an_action_that_is_not_legal_is_refused(self):
        env = bullpen.gym_env("six-nimmt", seat=2, bots=["random"])
        _, info = env.reset(seed=1)
        wrong = int(info["action_mask"].argmin())
        for action, words in (
            (wrong, f"action {wrong} of seat 2 is not legal: not in hand — S3: "),
            (108, "action 108 of seat 2 is none of 0 to 107"),
        ):
            with self.assertRaisesRegex(ValueError, f"^{words}"):
                env.step(action)
        # What was refused has changed nothing.
        env.step(int(info["action_mask"].argmax()))
        with self.assertRaisesRegex(ValueError, "do not make 4 seats"):
            bullpen.gym_env("six-nimmt", seat=4, bots=["random"], seats=4)
        env.close()


if __name__ == "__main__":
    unittest.main()
