// Nuisances that are not HTML: attachments, images, avatars.
import type { Nuisance } from './types.ts';

// A GIF of one transparent pixel.
const pixel = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

export const attachments: Nuisance = {
  purpose: 'posts link to files that are not pages',
  services: {
    attachment: (scene, values) => {
      const post = scene.site.world.posts.get(Number(values[0]));
      const file = post?.attachments[Number(values[1] ?? '0')];
      if (!file) return null;
      return {
        status: 200,
        type: 'binary',
        headers: { 'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}` },
        body: Buffer.alloc(Math.min(file.bytes, 4096), 0x20),
      };
    },
  },
};

export const images: Nuisance = {
  purpose: 'avatars and pictures in posts',
  services: {
    avatar: (scene, values) =>
      scene.site.world.users.has(Number(values[0])) ? { status: 200, type: 'image', body: pixel } : null,
    image: () => ({ status: 200, type: 'image', body: pixel }),
  },
};
