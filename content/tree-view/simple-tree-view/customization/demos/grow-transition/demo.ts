import { defineDemo } from '#model/demo';

export default defineDemo({ title: 'Animate branches with Grow', height: 128 });
