import { describe, expect, it } from 'vitest';
import { filledIn, patternOf } from './matching.ts';

const found = (path: string) => patternOf(path, 'aroeira');

describe('paths', () => {
  it('match exactly: one more segment, a slash at the end or another letter case makes another path [R012]', () => {
    expect(found('/login')).toBe('/login');
    for (const other of ['/login/x', '/login/', '/Login', '/logi', 'login', '//login'])
      expect(found(other)).toBeUndefined();
  });

  it('accept one segment for a parameter', () => {
    expect(found('/reports/2026-10')).toBe('/reports/:period');
    expect(found('/reports/2026-10/x')).toBeUndefined();
    expect(found('/reports/')).toBeUndefined();
    expect(found('/registration/suitability/start')).toBe('/registration/suitability/start');
    expect(found('/registration/suitability/start/0')).toBe('/registration/suitability/start/:currentQuestion');
  });

  it("carry the brand's slug", () => {
    expect(found('/talk-to-aroeira')).toBe('/talk-to-{product}');
    expect(found('/talk-to-other')).toBeUndefined();
    expect(filledIn('/talk-to-{product}', 'aroeira')).toBe('/talk-to-aroeira');
  });

  it('do not include the path that the specification names without a screen', () => {
    expect(found('/registration/advice')).toBeUndefined();
  });
});
