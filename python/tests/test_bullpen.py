"""The environments with the real engine: trajectories, masks, rewards, errors. `python3 -m unittest discover -s python/tests`"""

import os
import signal
import sys
import unittest

import numpy as np

import bullpen
from bullpen.child import find_command

GAMES = ("six-nimmt", "eleven-nimmt", "bullenrommee", "twenty-one", "captain-jack")
OTHER_OPTIONS = {
    "six-nimmt": {"variant": "draft", "rounds": 1},
    "eleven-nimmt": {"rounds": 1, "memory": "on"},
    "bullenrommee": {"deals": 2},
    "twenty-one": {"sheets": "ordered"},
    "captain-jack": {"deals": 2, "answerSeconds": 9},
}


def in_ranges(env, observations):
    return all(
        (env.field(observations, name) >= field["min"]).all() and (env.field(observations, name) <= field["max"]).all()
        for name, field in env.fields.items()
    )


def first_actions(now):
    """The lowest legal action of each decision: a function of nothing but the decision."""
    return now.masks.argmax(axis=1)


def trajectory(env, seeds, steps, row=0):
    now = env.reset(seeds)
    seen = []
    for _ in range(steps):
        seen.append((now.observations[row].tobytes(), int(now.seats[row]), now.rewards[row].tobytes(),
                     bool(now.ended[row]), now.masks[row].tobytes()))
        now = env.step(first_actions(now))
    return seen


class VectorTest(unittest.TestCase):
    def test_every_game_plays_with_all_it_promises(self):
        for game in GAMES:
            for options in (None, OTHER_OPTIONS[game]):
                with self.subTest(game=game, options=options), bullpen.VectorEnv(game, 16, 3, options) as env:
                    now = env.reset(seed=5)
                    ended = 0
                    for _ in range(150):
                        self.assertTrue(in_ranges(env, now.observations))
                        self.assertTrue((now.counts > 0).all() and (now.seats < 3).all())
                        np.testing.assert_array_equal(now.masks.sum(axis=1), now.counts)
                        self.assertTrue((now.acting >> now.seats & 1).all())
                        actions = now.random_actions(env.rng)
                        self.assertTrue(now.masks[np.arange(16), actions].all())
                        now = env.step(actions)
                        ended += now.ended.sum()
                    self.assertEqual(env.options, {**env.options, **{
                        name: value for name, value in (options or {}).items()}})
                    if game == "twenty-one":
                        self.assertGreater(ended, 0)

    def test_the_same_seed_gives_the_same_trajectory_whatever_the_batch(self):
        for game in GAMES:
            with self.subTest(game=game), bullpen.VectorEnv(game, 1, 3) as one, bullpen.VectorEnv(game, 7, 3) as many:
                alone = trajectory(one, [42], 120)
                self.assertEqual(alone, trajectory(many, [1, 2, 3, 4, 5, 42, 6], 120, row=5))
                self.assertEqual(alone, trajectory(many, 40, 120, row=2))
                self.assertNotEqual(alone, trajectory(one, [43], 120))

    def test_a_draft_of_6_nimmt_deals_nothing_so_its_seed_changes_nothing(self):
        """S14: all cards lie open."""
        with bullpen.VectorEnv("six-nimmt", 1, 3, {"variant": "draft", "rounds": 2}) as env:
            self.assertEqual(trajectory(env, [1], 150), trajectory(env, [2], 150))

    def test_rewards_add_up_to_the_scores_that_the_seats_observe(self):
        with bullpen.VectorEnv("six-nimmt", 8, 3, {"rounds": 2}, auto_reset=False) as env:
            now = env.reset(seed=1)
            sums = np.zeros((8, 3))
            while not now.ended.any():
                now = env.step(now.random_actions(env.rng))
                sums += now.rewards
            row = int(np.flatnonzero(now.ended)[0])
            observations, masks = env.look(row)
            np.testing.assert_array_equal(env.field(observations, "totals")[0], -sums[row])
            self.assertFalse(masks.any())

    def test_matches_that_are_over_wait_for_a_reset_while_others_go_on(self):
        with bullpen.VectorEnv("six-nimmt", 6, 3, {"target": 20}, auto_reset=False) as env:
            for seed in (1, 9):
                now = env.reset(seed)
                over = np.zeros(6, dtype=bool)
                alone = False
                while not over.all():
                    now = env.step(now.random_actions(env.rng))
                    self.assertFalse(now.rewards[over].any())
                    self.assertTrue(now.ended[over].all())
                    over |= now.ended
                    np.testing.assert_array_equal(now.counts == 0, over)
                    alone |= over.any() and not over.all()
                self.assertTrue(alone)

    def test_a_seat_sees_the_others_in_their_order(self):
        with bullpen.VectorEnv("six-nimmt", 1, 4, {"rounds": 1}) as env:
            env.reset(seed=3)
            now = env.step(first_actions(env.reset(seed=3)))
            observations, masks = env.look()
            np.testing.assert_array_equal(env.field(observations, "toAct"),
                                          [[0, 1, 1, 1], [1, 1, 1, 0], [1, 1, 0, 1], [1, 0, 1, 1]])
            np.testing.assert_array_equal(masks.sum(axis=1), [0, 10, 10, 10])
            np.testing.assert_array_equal(observations[1], now.observations[0])

    def test_bots_take_the_other_seats(self):
        with bullpen.VectorEnv("six-nimmt", 4, players=["easy", "me", "random"], options={"rounds": 1}) as env:
            now = env.reset(seed=1)
            for _ in range(30):
                self.assertTrue((now.seats == 1).all())
                now = env.step(now.random_actions(env.rng))


class BadInputTest(unittest.TestCase):
    def check(self, message, call):
        with self.assertRaises((bullpen.BullpenError, ValueError)) as raised:
            call()
        self.assertIn(message, str(raised.exception))

    def test_one_clear_line(self):
        self.check('no game "chess"; there are six-nimmt', lambda: bullpen.VectorEnv("chess"))
        self.check("--batch takes a whole number from 1 to", lambda: bullpen.VectorEnv("six-nimmt", 0))
        self.check("--seats takes a whole number from 2 to 10", lambda: bullpen.VectorEnv("six-nimmt", 1, 11))
        self.check("allowed: basic | known | draft (rule S16)",
                   lambda: bullpen.VectorEnv("six-nimmt", options={"variant": "solo"}))
        self.check('no player "eve"', lambda: bullpen.VectorEnv("six-nimmt", players=["me", "eve"]))
        self.check("--players has to name me", lambda: bullpen.VectorEnv("six-nimmt", players=["easy"]))
        self.check("cannot be started", lambda: bullpen.VectorEnv("six-nimmt", command="/no/such/bullpen"))
        self.check("does not speak", lambda: bullpen.VectorEnv("six-nimmt", command=[sys.executable, "-c", "print('hello there')"]))

    def test_an_action_that_is_not_legal_names_environment_seat_and_rule(self):
        with bullpen.VectorEnv("six-nimmt", 3, 3) as env:
            now = env.reset(seed=1)
            actions = first_actions(now)
            actions[2] = now.masks[2].argmin()
            self.check(f"action {actions[2]} of seat 0 in environment 2 is not legal: not in hand — S3:", lambda: env.step(actions))
        with bullpen.VectorEnv("six-nimmt", 2, 3) as env:
            now = env.reset(seed=1)
            legal, wrong = int(now.masks[1].argmax()), int(now.masks[1].argmin())
            self.assertEqual(env.why(0, legal, environment=1), "")
            self.assertRegex(env.why(0, wrong, environment=1), "^not in hand — S3: ")
            self.check("environment 1: action 108 is none of 0 to 107", lambda: env.step([0, 108]))
            self.check("need as many actions", lambda: env.step([0]))
            self.check("actions are whole numbers, not float64", lambda: env.step([0.5, 1]))
            self.check("need one seed or as many", lambda: env.reset([1, 2, 3]))

    def test_a_step_before_the_first_reset_is_refused(self):
        with bullpen.VectorEnv("six-nimmt") as env:
            self.check("the first request has to be a reset", lambda: env.step([0]))

    def test_a_killed_child_is_an_exception_with_its_last_words(self):
        with self.assertRaisesRegex(bullpen.BullpenError, "killed by SIGKILL; its last words: none"):
            env = bullpen.VectorEnv("six-nimmt", 2)
            now = env.reset(seed=1)
            os.kill(env.pid, signal.SIGKILL)
            for _ in range(3):
                now = env.step(first_actions(now))
        with self.assertRaisesRegex(bullpen.BullpenError, "last words: out of luck"):
            bullpen.VectorEnv("six-nimmt", command=[sys.executable, "-c", "import sys; sys.exit('out of luck')"])

    def test_a_killed_process_between_python_and_the_engine_is_an_exception_too(self):
        env = bullpen.VectorEnv("six-nimmt", 2)
        now = env.reset(seed=1)
        started = env._child._process
        self.assertNotEqual(started.pid, env.pid, "the command starts the engine through another process")
        started.kill()
        started.wait()
        with self.assertRaisesRegex(bullpen.BullpenError, "^bullpen was killed by SIGKILL; its last words: none$"):
            env.step(first_actions(now))
        with self.assertRaisesRegex(bullpen.BullpenError, "^this environment was closed by an error: bullpen was killed"):
            env.reset(seed=1)

    def test_a_closed_environment_says_so(self):
        env = bullpen.VectorEnv("six-nimmt")
        env.reset(seed=1)
        env.close()
        for use in (env.reset, env.look, env.receive, lambda: env.step([0]), lambda: env.why(0, 0)):
            with self.assertRaisesRegex(bullpen.BullpenError, "^this environment was closed$"):
                use()
        env.close()


class CommandTest(unittest.TestCase):
    def test_it_is_found_by_argument_then_by_variable(self):
        before = os.environ.get("BULLPEN")
        try:
            os.environ["BULLPEN"] = "node '/a folder/bullpen.mjs'"
            self.assertEqual(find_command("npx bullpen"), ["npx", "bullpen"])
            self.assertEqual(find_command(["a", "b c"]), ["a", "b c"])
            self.assertEqual(find_command(), ["node", "/a folder/bullpen.mjs"])
            del os.environ["BULLPEN"]
            self.assertIn(find_command()[0], ("node", "bullpen", "npx"))
        finally:
            if before is not None:
                os.environ["BULLPEN"] = before


if __name__ == "__main__":
    unittest.main()
