export const follow = 'Seguir';
export const unfollow = 'Dejar de seguir';
export const followed = {
  artist: (name: string) => `Sigues a ${name}`,
  collection: (name: string) => `Sigues ${name}`,
};
export const followedText = {
  artist:
    'Sus nuevas colecciones y drops aparecen en tus notificaciones de este dispositivo mientras tengas la sesión iniciada.',
  collection:
    'Sus nuevos artículos y anuncios aparecen en tus notificaciones de este dispositivo mientras tengas la sesión iniciada.',
};
