/** What guides show of the API on the spot: the cards of a page of the reference. */
import type { APIRoute } from 'astro';
import { apiCardRoutes, readApiCards, type ApiCardsProps } from '#layouts/apiCards.ts';

export const getStaticPaths = apiCardRoutes;

export const GET: APIRoute<ApiCardsProps> = ({ props }) => Response.json(readApiCards(props));
