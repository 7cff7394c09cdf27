import { defineDemo } from '#model/demo';

export default defineDemo({ title: 'Icons beside the value', height: 272 });
