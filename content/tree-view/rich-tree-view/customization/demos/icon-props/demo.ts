import { defineDemo } from '#model/demo';

export default defineDemo({ title: 'Set the color of the icons', height: 96 });
