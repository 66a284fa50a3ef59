// @vitest-environment node
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { PATHS } from '../src/shell/routing/paths.ts';
import { picturesOf } from './brand-pictures.ts';
import { portalOf } from '../portal/testing/portal-of.ts';
import { manifestOf } from './installable.ts';

describe.each([
  { folder: 'aroeira', name: 'Aroeira', theme: '#14463f', background: '#faf7f2' },
  { folder: 'ipe', name: 'Ipê Capital', theme: '#4a2168', background: '#f8f6fa' },
])('the portal of $name', ({ folder, name, theme, background }) => {
  const {
    configuration: { brand },
    look: { palette },
  } = portalOf(folder);

  it('has a manifest with its name, its colours, and shortcuts to pages that exist', () => {
    const manifest = manifestOf(brand, palette);
    expect(manifest).toMatchObject({
      name,
      short_name: name,
      lang: 'pt-BR',
      start_url: '/dashboard',
      display: 'standalone',
      theme_color: theme,
      background_color: background,
    });
    expect(manifest.shortcuts.map(({ name: caption }) => caption)).toEqual(['Investir', 'Resgatar', 'Relatórios']);
    for (const { url } of manifest.shortcuts) expect(PATHS).toHaveProperty([url]);
  });

  it('has each picture in the size that the manifest tells, with nothing outside the mask', async () => {
    const pictures = new Map(await picturesOf(brand, palette));
    const { icons } = manifestOf(brand, palette);
    for (const { src, sizes } of icons.filter(({ type }) => type === 'image/png')) {
      const { width, height, format } = await sharp(pictures.get(src.slice(1))).metadata();
      expect([src, format, `${String(width)}x${String(height)}`]).toEqual([src, 'png', sizes]);
    }
    // Where a device cuts a maskable icon there is ground alone, and no hole.
    const { data, info } = await sharp(pictures.get('icons/maskable-192.png'))
      .raw()
      .toBuffer({ resolveWithObject: true });
    const ground = data.subarray(0, 3).toString('hex');
    expect(`#${ground}`).toBe(theme);
    for (let y = 0; y < info.height; y += 1)
      for (let x = 0; x < info.width; x += 1)
        if (Math.hypot(x - 95.5, y - 95.5) > 0.4 * 192) {
          const at = (y * info.width + x) * info.channels;
          if (data.subarray(at, at + 3).toString('hex') !== ground) throw new Error(`The logo is cut at ${x}, ${y}`);
        }
  });
});
