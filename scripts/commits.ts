import { spawnSync } from 'node:child_process';

/** The last commit before the rule. */
const SINCE = '65b995d';
const LONGEST = 72;

interface Subjects {
  readonly problems: readonly string[];
  readonly summary: string;
}

/** Checks the subjects of commits, `<short id> <subject>`: they fit one line of a log. */
export const checkSubjects = (commits: readonly string[]): Subjects => {
  const problems = commits.flatMap((commit) => {
    const subject = commit.slice(commit.indexOf(' ') + 1);
    const { length } = Array.from(subject);
    return length > LONGEST ? [`${commit}: ${length} characters, ${LONGEST} may be: git commit --amend`] : [];
  });
  return { problems, summary: `${commits.length} commits since ${SINCE}` };
};

/** Reads the commits since the rule. A tree without their history, as an archive or a shallow clone, has none to check. */
export const checkCommits = (folder = '.'): Subjects => {
  const { status, stdout } = spawnSync('git', ['log', '--no-merges', '--format=%h %s', `${SINCE}..HEAD`], {
    cwd: folder,
    encoding: 'utf8',
  });
  if (status !== 0) return { problems: [], summary: `skipped: no history since ${SINCE} here` };
  return checkSubjects(stdout.split('\n').filter((line) => line !== ''));
};
